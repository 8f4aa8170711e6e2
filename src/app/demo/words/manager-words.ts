/** What demo managers say of themselves, and what is said of them and asked of them. */
export const CREWS = [
  "Utsav Crew",
  "Sahyog Events",
  "Saathi Teams",
  "Umang Volunteers",
  "Mela Mitra",
  "Rangmanch Crew",
  "Sevak Circle",
  "Jashn Hands",
  "Parivar Events",
  "Milan Volunteer Group",
  "",
  "Nayi Disha Volunteers",
  "Ek Awaaz Crew",
  "Karwan Events",
  "Seva Sathi",
  "Tarang Youth Group",
  "Prayas Teams",
  "Ujala Volunteers",
  "Hum Saath Crew",
  "Sankalp Event Hands",
  "Gulmohar Circle",
  "Aasra Volunteers",
  "Disha Crowd Care",
  "Pragati Mandal",
  "Maitri Hands",
  "Jan Seva Crew",
  "Udaan Volunteers",
];

export const EXPERIENCES = [
  "Gates, seating and guest care at weddings of up to {n} guests; marathon water stations every winter.",
  "Registration desks and stage management for college festivals, with teams of {t} to {u} volunteers.",
  "Health camps and blood donation drives with district hospitals; queue and token systems for {n} visitors a day.",
  "Temple fairs and processions: crowd lanes, lost-child desks and first-aid points for {n} people.",
  "Corporate family days and product launches: ushers, kids' corners, parking and badge desks.",
  "Sports meets from school to state level: timing tables, call rooms, medal ceremonies, {t} volunteers a day.",
  "Marathons and cycle rides of up to {n} riders: route marshals, water points and a control room on one frequency.",
  "Book fairs and trade fairs of ten days, two shifts of {t} volunteers, with passes, help desk and a child corner.",
  "Kumbh and mela duty three times: lost-and-found tents, announcements, ghats with {u} volunteers.",
  "Film festivals and concerts: queue lanes, seating by row, green room runners, {t} people an evening.",
  "School exhibitions, science fairs and annual days; every volunteer over eighteen and checked.",
  "Relief camps after floods: kits packed and handed out for {n} families, with lists that hold.",
  "Conferences with delegates from abroad: airport desk, badges, translators, {t} volunteers in formals.",
  "Clean-up and tree-planting drives with schools; briefing, tools, transport and lunch for {t} volunteers.",
];

export const SUMMARIES = [
  "I bring the people and stay until the last chair is stacked. Every volunteer is briefed the day before and knows whom to call.",
  "Small teams for homes, large ones for melas. You talk to me; I talk to everybody else.",
  "We plan lanes, desks and breaks on paper first. On the day you see calm faces in one colour.",
  "From {city} and the towns around it: students, teachers and retired soldiers who like to help well.",
  "I was a volunteer myself for six years. What I promise, I have done with my own hands.",
  "You get names, numbers and shifts on one sheet two days before, and a call on the morning.",
  "My people know {city}: which gate, which road, which uncle to ask. Guests notice only that it runs.",
  "A team half of women, half of men, from eighteen to sixty; languages and strengths on the list.",
  "I would rather say no to a date than send a team that is half as large as agreed.",
  "Food, travel and insurance of the volunteers are in the price and written down.",
  "After the event you get a page: what worked, what did not, and what we would do otherwise.",
  "Colleges of {city} send us their best; we send them back with certificates and stories.",
  "Twelve festivals a year have taught us one thing: water, shade and a clear brief come before everything else.",
];

export const GOOD_REVIEWS = [
  "The team was at the gate before us and left after us. Not one guest had to ask twice.",
  "Thirty volunteers, one list, no confusion. We heard from them every hour.",
  "Briefed everybody the evening before and brought spares. Two did not come and nobody noticed.",
  "Our queue of 400 people never stood still. Polite, quick, in one uniform.",
  "Took over the registration desk when our staff got stuck in traffic. Saved the morning.",
  "Clear about costs for food and travel from the first call.",
  "The volunteers knew the hall better than we did by noon.",
  "Every volunteer could answer where the parking was. Small thing, big help.",
  "Came with a plan on paper and a second one for rain. It rained.",
  "Sent thirty, as promised, and four more who wanted to learn.",
  "Elderly guests were brought to their seats by hand. My father still speaks of it.",
  "Bills and attendance in one sheet the next morning.",
  "Kept calm when the chief guest came an hour early.",
  "Handled a lost child and a power cut within ten minutes of each other, smiling.",
];
export const MIXED_REVIEWS = [
  "Good people, but the second shift started late. It was made up for in the evening.",
  "Did what was agreed. More signs in Hindi next time, please.",
  "Well led, though the uniforms came only at noon.",
  "Fine work on the first day, tired on the third. A shift more would have helped.",
  "Friendly team. We had hoped for a few more hands at the parking.",
];

/** Beside those above. */
export const MORE_GOOD_REVIEWS = [
  "Every gate had the same answer to the same question.",
  "Two lost phones were back before their owners missed them.",
  "The briefing was so clear that our own staff came to listen.",
  "Water, shade and a chair for each shift: they look after their people.",
  "A marathon of 2,000, and every crossing was held.",
  "They asked for our plan of the ground and came back with a better one.",
  "Our chief guest's driver found the way in on the first try.",
  "Food counters for 1,500 and no line longer than a minute.",
  "Quiet voices, clear signs, happy elders.",
  "The replacement for a sick volunteer stood there in half an hour.",
  "The report named what went wrong, too. That is rare.",
  "Half of them were under twenty and all of them were awake.",
  "Packed up with us until one in the morning.",
  "Same team on both evenings, so nobody had to be told twice.",
];
export const MORE_MIXED_REVIEWS = [
  "On time and kind; the list of names came late.",
  "Good at the gates, a little lost in the hall.",
  "Fine, though two of them were on their phones.",
  "Did the work. The invoice needed two reminders.",
];

/** What is asked of a manager: the type of the event and the need. */
export const MANAGER_NEEDS: readonly (readonly [string, string])[] = [
  ["Cultural Event", "25 volunteers for gates and seating, one evening from 5 pm"],
  ["Sports Event", "60 volunteers for a 10 km run: water points, crossings, finish line"],
  ["Health Camp", "18 volunteers for registration and queues, 8 am to 4 pm"],
  ["Corporate Event", "12 ushers for a launch, formal dress, English and Hindi"],
  ["Fundraising Event", "30 volunteers for stalls and collection desks"],
  ["Community Service", "40 volunteers for a langar: serving, water, cleaning up"],
  ["Educational Workshop", "8 volunteers for three rooms, handing out kits"],
  ["Environmental Drive", "50 volunteers for planting 600 saplings, gloves provided"],
];
