import type { Talk } from "./talk.ts";

/** Hindi in Latin letters, with English in between. */
export const TALK_MIXED: Talk = {
  ask: {
    volunteers: [
      [
        ["o", "Hi, entry gate aur VIP parking dono sambhalna hoga. Experience hai?"],
        ["p", "Haan ji, college fest mein do saal gate hi dekha hai. Walkie-talkie mil jaye to best."],
      ],
      [
        ["o", "{day} ko 3 baje reporting hai. Dress code white shirt."],
        ["p", "Done. Khana aur paani wahin milega na?"],
        ["o", "Bilkul, chai bhi."],
      ],
    ],
    artists: [
      [
        ["o", "Sangeet mein family ke do dance bhi hain, unke tracks aap play kar doge?"],
        ["p", "Haan, pen drive ek din pehle de dena, sound check mein chala ke dekh lenge."],
      ],
      [
        ["o", "Garba ke saath thoda Bollywood bhi chalega?"],
        ["p", "Pehla ek ghanta pure garba, uske baad jo crowd bole."],
        ["o", "Perfect."],
      ],
    ],
    managers: [
      [
        ["o", "Baraat ke time 10 log road side par chahiye honge, safety ke liye."],
        ["p", "Reflective jacket ke saath 10 log, ek lead alag se. Ho jayega."],
      ],
      [
        ["o", "Team ka khana hamari taraf se, travel aapka. Theek hai?"],
        ["p", "25 km tak haan. Usse zyada ho to bus ka bill share kar lenge."],
      ],
    ],
    venues: [
      [
        ["o", "Hall mein 400 log seated aa jayenge kya? Dinner buffet bahar lawn mein."],
        ["p", "Round tables mein 320, theatre style mein 450. Lawn dinner ke liye best hai."],
      ],
      [
        ["o", "Sunday ko dekhne aa sakte hain?"],
        ["p", "Haan ji, 11 se 1 ke beech. Us din koi function nahi hai."],
        ["o", "Ok, parents ko le aate hain."],
      ],
    ],
    planners: [
      [
        ["o", "Budget 12 lakh ke andar rakhna hai, hotel chhod kar. Possible?"],
        ["p", "Possible hai agar decor mein real flowers sirf stage par rakhein. Sheet bana ke bhejte hain."],
      ],
      [
        ["o", "Guests ke pickup bhi aap dekhoge?"],
        ["p", "Haan, station aur airport dono. Guest list Excel mein de dijiye."],
      ],
    ],
    rentals: [
      [
        ["o", "Generator silent wala hai na? Colony mein complaint ho jati hai."],
        ["p", "Silent DG hai, 62 kVA. Diesel alag se, meter dekh kar."],
      ],
      [
        ["o", "Do din ke liye rakhein to rate kam hoga?"],
        ["p", "Doosre din ka half. Quote mein daal diya hai."],
      ],
    ],
    photographers: [
      [
        ["o", "Drone chahiye, par lawn ke paas hospital hai. Permission lagegi?"],
        ["p", "Lag sakti hai, hum check kar lenge. Na mile to crane shot kar denge."],
      ],
      [
        ["o", "Reels bhi same day mil jayengi kya?"],
        ["p", "Do reels raat tak, baaki ek hafte mein."],
        ["o", "Instagram wali behen khush ho jayegi."],
      ],
    ],
    caterers: [
      [
        ["o", "Live counter mein chaat aur pav bhaji pakka, pasta nahi chahiye."],
        ["p", "Pasta hata diya, uski jagah jalebi-rabdi rakh di."],
        ["o", "Wah, yeh sahi hai."],
      ],
      [
        ["o", "Plate count kab tak final karna hai?"],
        ["p", "Teen din pehle tak. Uske baad 10% upar-neeche chalega."],
      ],
    ],
    decorators: [
      [
        ["o", "Pinterest se kuch photos dikhane hain, waise hi entry gate chahiye."],
        ["p", "Booking ke baad yahin photos bhej dena. Same to nahi, usse achha bana denge."],
      ],
      [
        ["o", "Haldi ka setup terrace par hai, lift chhoti hai."],
        ["p", "Frame pieces mein aata hai, seedhi se chala jayega. Subah 6 baje aayenge."],
      ],
    ],
    beauty: [
      [
        ["o", "HD makeup chahiye, airbrush nahi. Saree draping included hai?"],
        ["p", "Haan, draping aur hairstyle dono. Lenses agar chahiye to bata dena."],
      ],
      [
        ["o", "Mummy aur bua ko light makeup, 45 min mein ho jayega?"],
        ["p", "Dono ka saath mein, do artist rahenge. Relax."],
      ],
    ],
    ceremonies: [
      [
        ["o", "Griha pravesh {day} ko hai, havan ka saman aap laoge?"],
        ["p", "Samagri saari hamari, bas phool, phal aur mithai aapki."],
      ],
      [
        ["o", "Puja 2 ghante mein ho jayegi? Office walon ko nikalna hai."],
        ["p", "Ho jayegi, 9 baje start karein to 11 tak aarti."],
      ],
    ],
  },
  reach: [
    [
      ["o", "Call kar lo na, {phone}. Typing mein time lagta hai."],
      ["p", "Number cover ho gaya, dots dikh rahe hain. Accept ho jaye to khul jayega."],
      ["o", "Achha, theek hai. Yahin likhte hain."],
    ],
    [
      ["p", "Token {upi} par daal do, date block kar dete hain."],
      ["o", "Pehle yahan agreement kar lete hain, phir turant."],
    ],
  ],
  bargain: [
    [
      ["o", "Thoda adjust ho jaye to abhi final kar dete hain."],
      ["p", "500 kam kar diya, isse neeche team ko mushkil hoti hai."],
      ["o", "Samajh sakte hain. Raat tak confirm karte hain."],
    ],
    [
      ["o", "Thoda aur kam ho sakta hai kya? Budget tight hai."],
      ["p", "Team se baat karke batate hain, phir quote mein dekh lena."],
    ],
  ],
  settled: [
    [
      ["o", "Payment kar diya hai, UTR daal diya."],
      ["p", "Aa gaya, acknowledge kar diya. Thank you ji."],
    ],
    [
      ["p", "Venue ka exact location kya hai? Team 5 baje nikalegi."],
      ["o", "Petrol pump ke baad pehla left. Wahan pahunch kar {phone} par call karna."],
      ["p", "Ok noted."],
    ],
  ],
  changed: [
    [
      ["o", "Upar ek change bheja hai, dekh lena please."],
      ["p", "Dekh liya, team se baat karke wahin jawab dete hain."],
    ],
  ],
  eve: [
    [
      ["p", "Sab ready hai, time par pahunch jayenge."],
      ["o", "Great, chai-nashta ready milega."],
    ],
    [
      ["o", "Kal traffic diversion hai, ring road se aana."],
      ["p", "Thanks for telling, ek ghanta pehle nikal jayenge."],
    ],
  ],
  after: [
    [
      ["o", "Bahut badhiya raha! Sab pooch rahe hain kisko bulaya tha."],
      ["p", "Aap logon ne bhi bahut dhyan rakha. Phir milenge."],
    ],
    [
      ["p", "Thank you ji, balance mil gaya."],
      ["o", "Review bhi likh denge."],
    ],
  ],
  missed: [
    [
      ["o", "8 baj gaye, aap kahan ho? Guests wait kar rahe hain."],
      ["o", "Phone switched off aa raha hai. Ab doosra arrange kar rahe hain."],
    ],
    [
      ["p", "Gate band hai, guard bol raha hai koi function nahi hai."],
      ["p", "Ek ghanta wait kiya. Ja rahe hain."],
    ],
  ],
  off: [
    [
      ["o", "Sorry ji, function cancel ho gaya. Aapki taraf se sab theek tha."],
      ["p", "Koi baat nahi. Refund agreement ke hisaab se ho jayega."],
    ],
  ],
};
