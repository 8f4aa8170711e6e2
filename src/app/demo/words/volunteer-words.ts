/** What demo volunteers say about themselves. Every text keeps the limits of the form (`volunteerFields`). */
import type { EducationLevel } from "../../../domain/event-types.ts";

/** Each skill, and what somebody who has it may say of it. */
export const SKILL_LINES: Record<string, readonly string[]> = {
  "Crowd and queue management": [
    "Long queues are my thing: ropes, tokens and a smile.",
    "I keep gates calm, even when the bus is late.",
    "I have led gate teams of ten to thirty people.",
  ],
  "Registration desk": [
    "At the desk I handle lists, badges and lost QR codes.",
    "I can check in 200 guests an hour without a fuss.",
    "Spreadsheets, badges and name tags are my daily bread.",
  ],
  "Stage coordination": [
    "On stage I keep the cue sheet and the clock.",
    "I call the artists, count the chairs and mind the cables.",
    "Run sheets, props, mementoes: I bring them to the wings in time.",
  ],
  "First aid": [
    "I am trained in first aid and carry my own kit.",
    "Trained by the Red Cross; I know where the ambulance stands.",
    "I look after heat, blisters and small cuts.",
  ],
  "Sound check assist": [
    "I help the sound team with cables and mic changes.",
    "I swap mic batteries before anybody notices.",
  ],
  Photography: ["I take candid photos and share them the same night.", "I carry a camera and know when not to use it."],
  "Anchoring support": [
    "I write cue cards and hold the mic when the anchor is stuck.",
    "I can fill five minutes on stage in two languages.",
  ],
  "Guest hospitality": [
    "I look after chief guests, garlands and hot tea.",
    "Elderly guests get a chair and water from me first.",
  ],
  "Parking and traffic": [
    "I have managed parking for 400 cars at one wedding.",
    "Whistle, torch, reflective jacket: parking is sorted.",
  ],
  "Green room": ["The green room is my place: pins, water, quiet.", "I keep artists fed, dressed and on time."],
  "Social media live updates": [
    "I post live updates, reels and thank-you notes the same day.",
    "I run the event's page while it happens.",
  ],
  "Sign language": [
    "I interpret in Indian Sign Language at functions.",
    "I help deaf guests feel at home, in sign language.",
  ],
  "Lost and found desk": [
    "I run the lost-child desk and the mic announcements.",
    "Lost phones, lost shoes, lost uncles: I find them.",
  ],
  "Decoration and flowers": [
    "I tie marigold strings faster than anybody I know.",
    "Rangoli, torans and table flowers are my favourite work.",
  ],
  "Food counter": ["I keep food counters clean and the line moving.", "At bhandaras I serve and count plates."],
  "Wheelchair and elder help": [
    "I help elders and wheelchair users to their seats.",
    "I check the ramps before the guests come.",
  ],
  "Ticketing and tokens": [
    "I have scanned tickets at concerts and melas.",
    "Tokens, wristbands, scanners: I know them all.",
  ],
  "Children's corner": [
    "Children's corners with games and stories are my speciality.",
    "I keep forty children busy with paper and songs.",
  ],
  "Waste segregation": [
    "I set up zero-waste corners and train the helpers.",
    "Two bins, one smile: I keep the ground clean.",
  ],
  "Control room and walkie": [
    "I sit at the walkie and keep the log of the day.",
    "In the control room I stay calm and write everything down.",
  ],
  "Medical camp help": [
    "At health camps I handle tokens, vitals sheets and queues.",
    "I have helped at eye and blood donation camps.",
  ],
  "Rangoli and kolam": [
    "I draw kolams and rangolis at the entrance before sunrise.",
    "Give me a floor and six colours.",
  ],
};

export type OpenerFacts = { age: number; woman: boolean; educationLevel: EducationLevel; degree: string };
const graduate = ({ educationLevel }: OpenerFacts) =>
  educationLevel === "Graduation" || educationLevel === "Post Graduation";

/** How a summary begins; `fits` where only some people could say it. */
export const OPENERS: readonly { text: string; fits?: (facts: OpenerFacts) => boolean }[] = [
  { text: "I have worked at events in {city} for {years} years." },
  { text: "From {city}, and proud of how it celebrates." },
  { text: "Volunteer since my first year of college.", fits: ({ educationLevel }) => educationLevel !== "Other" },
  { text: "I began with the NSS and never stopped.", fits: ({ educationLevel }) => educationLevel !== "Other" },
  { text: "School teacher on weekdays, volunteer on weekends.", fits: (facts) => graduate(facts) && facts.age >= 24 },
  { text: "I love the hour before the gates open." },
  { text: "Former NCC cadet, used to early mornings." },
  { text: "I work in a bank and keep my Sundays for events.", fits: (facts) => graduate(facts) && facts.age >= 24 },
  { text: "My family runs a small shop; events are my other life." },
  { text: "I help at temple fairs, college fests and weddings." },
  { text: "Cultural programmes around {city} know me well." },
  { text: "I learned at my colony's festival committee." },
  {
    text: "Event student looking for real grounds to learn on.",
    fits: ({ educationLevel }) => educationLevel === "Pursuing",
  },
  { text: "I have served at melas since I was a child." },
  { text: "Nurse by training, helper by nature.", fits: ({ degree }) => degree.endsWith("Nursing") },
  { text: "I like work where people go home happy." },
  { text: "Theatre taught me to be where I am needed." },
  { text: "I started with marathon water points and moved on to gates." },
  { text: "Retired from service, not from work.", fits: ({ age }) => age >= 58 },
  { text: "I am free on weekends and on all festival days." },
  { text: "Born in {city}; I know every lane and every caterer." },
  { text: "Quick on my feet, slow to lose my temper." },
  { text: "I joined to meet people and stayed for the teamwork." },
  { text: "Mother of two and best organiser of our mohalla.", fits: ({ age, woman }) => woman && age >= 28 },
];

export const CLOSERS: readonly string[] = [
  "I come on time.",
  "Give me a clear brief and a cup of tea.",
  "Happy to train new people.",
  "Night shifts are fine.",
  "I travel with my own two-wheeler.",
  "I speak Hindi and English.",
  "I stay until the last chair is stacked.",
  "Early mornings suit me.",
  "I bring friends when you need more hands.",
  "A walkie and a plan is all I need.",
  "I do not leave before the guests.",
  "Long days do not scare me.",
  "I learn names fast.",
  "I keep my phone in my pocket.",
  "References on request.",
  "Two days' notice is enough.",
];

/** Some write in their own language; where the verb tells, women and men have their own texts. */
export const OWN_LANGUAGE: Record<
  string,
  { woman: readonly string[]; man: readonly string[]; any: readonly string[] }
> = {
  hindi: {
    woman: ["मैं पिछले चार साल से मेलों और शादियों में सेवा दे रही हूँ। भीड़ को शांत रखना और मेहमानों की मदद करना मुझे अच्छा लगता है।"],
    man: [
      "हर त्योहार पर अपने मोहल्ले की समिति के साथ काम करता हूँ। छोटा काम हो या बड़ा, पूरे मन से करता हूँ।",
      "भंडारे में परोसने से लेकर मंच संचालन तक, जहाँ ज़रूरत हो वहाँ खड़ा मिलूँगा।",
    ],
    any: [
      "कॉलेज के दिनों से एनएसएस में हूँ। मंच व्यवस्था, पंजीयन और पार्किंग का अच्छा अनुभव है। समय की पाबंदी मेरी पहचान है।",
      "स्वास्थ्य शिविर, रक्तदान और जागरूकता कार्यक्रमों में नियमित सेवा। लोगों से प्यार से बात करना सबसे ज़रूरी है।",
      "बुज़ुर्गों और बच्चों का ध्यान रखना मुझे आता है। खोया-पाया केंद्र पर तीन मेलों में काम किया है।",
      "रंगोली, फूलों की सजावट और स्वागत द्वार मेरी पसंद का काम है। सुबह जल्दी आना कोई परेशानी नहीं।",
    ],
  },
  marathi: {
    woman: ["महाविद्यालयात एनएसएस मध्ये होते. नोंदणी, पाहुण्यांचे स्वागत आणि सजावट मनापासून करते."],
    man: ["गणेशोत्सवात लहानपणापासून काम करतो. गर्दी नियोजन आणि मंच व्यवस्था यांचा चांगला अनुभव आहे."],
    any: ["वेळेवर येणे आणि शेवटपर्यंत थांबणे ही माझी ओळख. वारीतही सेवा दिली आहे."],
  },
  gujarati: {
    woman: [],
    man: [],
    any: [
      "નવરાત્રીના ગરબામાં દસ વર્ષથી સેવા આપું છું. પ્રવેશદ્વાર અને પાર્કિંગની વ્યવસ્થા સારી રીતે સંભાળું છું.",
      "મહેમાનોનું સ્વાગત અને નોંધણીનું કામ મને ગમે છે. સમયસર આવવું એ મારી ટેવ છે.",
    ],
  },
  bengali: {
    woman: [],
    man: [],
    any: ["পাড়ার পুজোয় ছোটবেলা থেকে কাজ করি। ভিড় সামলানো আর অতিথিদের সাহায্য করা আমার ভালো লাগে।"],
  },
  tamil: {
    woman: [],
    man: [],
    any: ["கோயில் திருவிழாக்களிலும் திருமணங்களிலும் தன்னார்வலராகப் பணியாற்றி வருகிறேன். நேரம் தவறாமல் வருவேன்."],
  },
};

export const DEGREES: Record<EducationLevel, readonly string[]> = {
  "Post Graduation": [
    "M.Com",
    "MA Hindi",
    "MSW",
    "MBA (HR)",
    "M.Sc Botany",
    "MA English",
    "MCA",
    "M.Ed",
    "MA Sociology",
    "M.Sc Chemistry",
    "MA Economics",
    "MPA Kathak",
  ],
  Graduation: [
    "B.Com",
    "BA Hindi",
    "B.Sc Mathematics",
    "BBA",
    "BCA",
    "B.Tech Civil",
    "B.Ed",
    "BSW",
    "BA Mass Communication",
    "B.Pharm",
    "BHM Hotel Management",
    "B.Sc Nursing",
    "BA Political Science",
    "BFA",
    "B.Tech Computer Science",
    "LLB",
  ],
  Pursuing: [
    "B.Com, second year",
    "BA Journalism, third year",
    "B.Tech, final year",
    "BBA, first year",
    "B.Sc Nursing, third year",
    "BSW, second year",
    "BA Fine Arts, second year",
    "BCA, final year",
    "B.Sc Agriculture, third year",
  ],
  Diploma: [
    "Diploma in event management",
    "ITI Electrician",
    "GNM Nursing",
    "Polytechnic, civil",
    "Diploma in hotel management",
    "D.El.Ed",
    "Diploma in photography",
    "Diploma in Indian Sign Language",
  ],
  Other: ["Class 12, arts", "Class 12, commerce", "Class 10", "Visharad in classical vocal", ""],
};

export const AWARDS: readonly string[] = [
  "Best Volunteer 2024",
  "Best Volunteer 2025",
  "NSS special camp certificate 2022",
  "Swachh Sevak certificate 2023",
  "NCC 'B' certificate",
  "NCC 'C' certificate",
  "Red Cross first aid certificate",
  "Blood donor, ten times",
  "Best Green Room Lead 2025",
  "Marathon crew medal 2024",
  "Collector's letter of thanks",
  "Rajya Puraskar, Scouts and Guides",
  "Traffic warden of the month",
  "Election booth helper 2024",
  "Flood relief certificate",
  "Best Stage Manager, youth festival",
  "Eye camp service award",
  "Youth Red Cross state camp",
  "Mela committee shield 2023",
  "Best Desk, state science fair",
  "Tree planting drive, 500 saplings",
  "Guest care award, sammelan 2025",
];

/** Fairs by state: name and what one did there. */
export const FAIRS: Record<string, readonly string[]> = {
  "Madhya Pradesh": [
    "Lok Rang, Bhopal",
    "Malwa Utsav, Indore",
    "Tansen Samaroh, Gwalior",
    "Kartik Mela, Ujjain",
    "Gwalior Trade Fair",
  ],
  Maharashtra: ["Kala Ghoda Arts Festival, Mumbai", "Pune Book Festival", "Ellora Festival", "Nagpur Orange Festival"],
  Rajasthan: ["Pushkar Fair", "Jaipur Book Fair", "Shilpgram Utsav, Udaipur", "Bikaner Camel Festival"],
  Gujarat: ["Rann Utsav", "Tarnetar Fair", "Ahmedabad Flower Show", "Surat Textile Expo"],
  "Uttar Pradesh": ["Magh Mela, Prayagraj", "Taj Mahotsav, Agra", "Lucknow Mahotsav", "Ganga Mahotsav, Varanasi"],
  Delhi: ["India International Trade Fair", "New Delhi World Book Fair", "Dilli Haat craft bazaar"],
  Karnataka: ["Mysuru Dasara exhibition", "Lalbagh Flower Show", "Hampi Utsav", "Kadalekai Parishe"],
  "Tamil Nadu": ["Chennai Book Fair", "Chithirai exhibition, Madurai", "Codissia Agri Fair, Coimbatore"],
  "West Bengal": ["Kolkata Book Fair", "Poush Mela", "Hasta Shilpa Mela"],
  Bihar: ["Sonepur Mela", "Patna Book Fair", "Rajgir Mahotsav"],
  Telangana: ["Numaish, Hyderabad", "Hyderabad Book Fair"],
  Kerala: ["Kochi Flower Show", "Onam Trade Fair, Kozhikode"],
  Odisha: ["Toshali Crafts Mela", "Baliyatra, Cuttack"],
  Haryana: ["Surajkund Crafts Mela", "Gita Mahotsav, Kurukshetra"],
  Nagaland: ["Hornbill Festival"],
  Assam: ["Guwahati Book Fair", "Ambubachi Mela"],
  Goa: ["Serendipity craft stalls, Panaji"],
  "": ["District handloom and craft fair", "State science exhibition", "Agriculture and flower show"],
};
export const FAIR_WORK: readonly string[] = [
  "Visitor guide for five days.",
  "Entry gate and ticket scanning, three evenings.",
  "Helped the exhibitors with their stalls and the daily count.",
  "Information desk and announcements for the whole week.",
  "School groups: meeting, counting, guiding, and never losing one.",
  "Stall layout, power checks and the cleaning rota.",
  "Lost and found desk on the busiest weekend.",
  "Photographs for the organisers' report.",
];

export const LANDMARKS: readonly string[] = [
  "near the water tank",
  "behind the bus stand",
  "opposite the post office",
  "near the community hall",
  "next to the public library",
  "near the girls' school",
  "opposite the municipal park",
  "near the railway gate",
  "behind the vegetable market",
  "near the district hospital",
  "above the medical store",
  "opposite the telephone exchange",
];
export const GENERIC_LOCALITIES: readonly string[] = [
  "Station Road",
  "Civil Lines",
  "Gandhi Chowk",
  "Nehru Nagar",
  "Main Bazaar",
  "College Road",
  "Subhash Ward",
  "Ward No. 7",
  "Hospital Road",
  "New Colony",
];
