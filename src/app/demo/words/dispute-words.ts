/** What the two sides of the demo's disputes say, and the desk to both. */

type Dispute = {
  about: string;
  asks: string;
  answers: string;
  desk: string;
  outcome: "organiser" | "provider" | "both";
  reason: string;
};

const DESK = "Thank you both. We read your messages and what was noted, and write again.";

/** What was not as it was agreed, by the trade. */
export const STORIES: Readonly<Record<string, Dispute>> = {
  managers: {
    about: "notAsAgreed",
    asks: "Twelve people were agreed on, eight came, and the gate at the temple side stood open until nine.",
    answers: "Two had fever that morning. I told your brother on the phone, and the eight stayed two hours longer.",
    desk: DESK,
    outcome: "both",
    reason:
      "Eight of twelve came, which both sides say. They stayed longer, which nobody disputes. The price stays as it is; the shortfall stands in the record of the provider.",
  },
  venues: {
    about: "notAsAgreed",
    asks: "The air conditioning of the hall stopped at eight. Three hundred guests ate in the heat.",
    answers: "जनरेटर चार घंटे का तय था, जो शाम छह बजे से चला। उसके बाद बिजली विभाग की कटौती थी।",
    desk: DESK,
    outcome: "provider",
    reason:
      "Four hours of the generator were agreed on and given. The cut came after them, and is nobody's fault here. Nothing changes.",
  },
  caterers: {
    about: "notAsAgreed",
    asks: "रात साढ़े नौ बजे तक तीन पकवान ख़त्म हो गए थे। हमारे अपने लोग बिना मिठाई के लौटे।",
    answers: "250 plates were agreed on; our count and the photo of the register say 291.",
    desk: DESK,
    outcome: "provider",
    reason:
      "The register has 291 plates, and both sides have it. What was agreed on was served. Next time please write a higher number two days before.",
  },
  photographers: {
    about: "notAsAgreed",
    asks: "Six weeks have gone, and we have thirty pictures of four hundred.",
    answers: "Hard disk crash ho gayi thi, recovery chal rahi hai. Is hafte sab mil jayega, likh kar de rahe hain.",
    desk: DESK,
    outcome: "organiser",
    reason:
      "The rest came only while this was open, weeks later than was agreed: the organiser is right. They have all of it by now, and nothing else is owed.",
  },
  decorators: {
    about: "notAsAgreed",
    asks: "Real flowers were written down. Half of the entrance was plastic.",
    answers: "Marigold was not to be had that morning after the rain. We told the family at noon and took 2,000 off.",
    desk: DESK,
    outcome: "both",
    reason: "The discount was given and accepted on the day, which the messages show. It is settled by that.",
  },
  rentals: {
    about: "notAsAgreed",
    asks: "Sound system do ghante late aaya, DJ bina mic ke khada tha.",
    answers: "Colony ka gate band tha, guard ne ek ghanta roka. Uske photo thread mein hain.",
    desk: DESK,
    outcome: "both",
    reason:
      "An hour was lost at the gate, which the organiser was to keep open, and an hour on the way. Nothing changes.",
  },
  volunteers: {
    about: "notAsAgreed",
    asks: "Registration was to open at eight. The desk stood empty until a quarter to nine, with two hundred people in the sun.",
    answers: "The passes for the gate came at half past eight. Until then the guard let nobody of us in.",
    desk: DESK,
    outcome: "provider",
    reason: "The passes were the organiser's to send, and came late, as the messages show. What was agreed on stays.",
  },
  artists: {
    about: "notAsAgreed",
    asks: "Do ghante ka set tay tha, sawa ghanta hi gaaya. Mehmaan poochhte reh gaye.",
    answers: "Bijli chali gayi thi, sound aadhe ghante baad aaya. Phir aapke parivaar ne hi band karne ko kaha.",
    desk: DESK,
    outcome: "both",
    reason:
      "The power went, which is nobody's fault, and the end was cut short by the family, as both say. The price stays; the half hour stands in the record.",
  },
  planners: {
    about: "notAsAgreed",
    asks: "The florist and the car for the couple were part of the package. We found and paid both ourselves.",
    answers: "The car was in the quote, the florist was not. We are sorry about the car, and return what it cost.",
    desk: DESK,
    outcome: "both",
    reason: "The car was part of what was agreed, and the provider returns its cost. The florist stands in no quote.",
  },
  beauty: {
    about: "notAsAgreed",
    asks: "एयरब्रश मेकअप तय हुआ था, किया साधारण। फ़ोटो में साफ़ दिखता है।",
    answers: "The machine failed that morning. I said so before I began, and the bride wanted to go on.",
    desk: DESK,
    outcome: "organiser",
    reason:
      "Airbrush was agreed on and not given, which both say. Going on was the bride's only choice an hour before.",
  },
  ceremonies: {
    about: "notAsAgreed",
    asks: "The muhurat was at ten past eleven. The ceremony began at twenty to twelve.",
    answers: "I was at the hotel by half past ten. The family was still dressing, and asked me to wait downstairs.",
    desk: DESK,
    outcome: "provider",
    reason: "The messages show who was there at half past ten, and who asked for more time. What was agreed on stays.",
  },
};

export const OTHERWISE: Dispute = {
  about: "notAsAgreed",
  asks: "It began an hour later than agreed and ended on time. We think that a part should come off.",
  answers: "The gate was locked and nobody had the key. I waited outside from the hour we agreed on.",
  desk: DESK,
  outcome: "provider",
  reason: "The gate was for the organiser to open, and the provider was there on time. What was agreed on stays.",
};

/** Of what took place and is not paid in full. */
export const MONEY: Dispute = {
  about: "money",
  asks: "The balance was paid in cash to the driver. It was never acknowledged here.",
  answers: "ड्राइवर ने कम रक़म दी है। रसीद हमारे पास है, फ़ोटो भेज रहे हैं।",
  desk: DESK,
  outcome: "provider",
  reason: "The receipt has the amount. What was noted stands; the rest is still to be paid.",
};
