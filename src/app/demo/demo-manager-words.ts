/** What demo managers say of themselves, and what is said of them and asked of them. */
export const CREWS = ["Utsav Crew", "Sahyog Events", "Saathi Teams", "Umang Volunteers", "Mela Mitra", "Rangmanch Crew", "Sevak Circle", "Jashn Hands", "Parivar Events", "Milan Volunteer Group", ""];

export const EXPERIENCES = [
  "Gates, seating and guest care at weddings of up to {n} guests; marathon water stations every winter.",
  "Registration desks and stage management for college festivals, with teams of {t} to {u} volunteers.",
  "Health camps and blood donation drives with district hospitals; queue and token systems for {n} visitors a day.",
  "Temple fairs and processions: crowd lanes, lost-child desks and first-aid points for {n} people.",
  "Corporate family days and product launches: ushers, kids' corners, parking and badge desks.",
  "Sports meets from school to state level: timing tables, call rooms, medal ceremonies, {t} volunteers a day.",
  "Clean-up and tree-planting drives with schools; briefing, tools, transport and lunch for {t} volunteers.",
];

export const SUMMARIES = [
  "I bring the people and stay until the last chair is stacked. Every volunteer is briefed the day before and knows whom to call.",
  "Small teams for homes, large ones for melas. You talk to me; I talk to everybody else.",
  "We plan lanes, desks and breaks on paper first. On the day you see calm faces in one colour.",
  "From {city} and the towns around it: students, teachers and retired soldiers who like to help well.",
  "Twelve festivals a year have taught us one thing: water, shade and a clear brief come before everything else.",
];

export const GOOD_REVIEWS = [
  "The team was at the gate before us and left after us. Not one guest had to ask twice.",
  "Thirty volunteers, one list, no confusion. He checked in with us every hour.",
  "Briefed everybody the evening before and brought spares. Two did not come and nobody noticed.",
  "Our queue of 400 people never stood still. Polite, quick, in one uniform.",
  "Took over the registration desk when our staff got stuck in traffic. Saved the morning.",
  "Clear about costs for food and travel from the first call.",
  "The volunteers knew the hall better than we did by noon.",
  "Handled a lost child and a power cut within ten minutes of each other, smiling.",
];
export const MIXED_REVIEWS = [
  "Good people, but the second shift started late. It was made up for in the evening.",
  "Did what was agreed. More signs in Hindi next time, please.",
  "Friendly team. We had hoped for a few more hands at the parking.",
];

/** What is asked of a manager: the type of the event and the need. */
export const MANAGER_NEEDS: readonly (readonly [string, string])[] = [
  ["Cultural Event", "25 volunteers for gates and seating, two evenings from 5 pm"],
  ["Sports Event", "60 volunteers for a 10 km run: water points, crossings, finish line"],
  ["Health Camp", "18 volunteers for registration and queues, 8 am to 4 pm"],
  ["Corporate Event", "12 ushers for a launch, formal dress, English and Hindi"],
  ["Fundraising Event", "30 volunteers for stalls and collection desks"],
  ["Community Service", "40 volunteers for a langar: serving, water, cleaning up"],
  ["Educational Workshop", "8 volunteers for three rooms, handing out kits"],
  ["Environmental Drive", "50 volunteers for planting 600 saplings, gloves provided"],
];
