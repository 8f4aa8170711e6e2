import { expect, test } from "vitest";
import { coverContacts } from "./contact-detector.ts";

/** Numbers and addresses as people write them here; each in a few sentences. */
const CONTACTS = [
  "9876543210",
  "98765 43210",
  "98 76 54 32 10",
  "987-654-3210",
  "98765-43210",
  "98765.43210",
  "(98765) 43210",
  "+91 98765 43210",
  "+919876543210",
  "+91-98765-43210",
  "0091 98765 43210",
  "09876543210",
  "0 98765 43210",
  "91 9876543210",
  "9 8 7 6 5 4 3 2 1 0",
  "९८७६५४३२१०",
  "९८७६५ ४३२१०",
  "+९१ ९८७६५ ४३२१०",
  "9876 543 210",
  "987 654 32 10",
  "98_76_54_32_10",
  "9876/543210",
  "98*76*54*32*10",
  "0731 4001234",
  "0731-4001234",
  "022 24001234",
  "(011) 23456789",
  "nine eight seven six five four three two one zero",
  "nine eight seven six 5 4 3 two one zero",
  "nau aath saat chhe paanch char teen do ek shunya",
  "नौ आठ सात छह पांच चार तीन दो एक शून्य",
  "double nine eight seven six five four three two one",
  "ravi@gmail.com",
  "ravi.kumar@yahoo.co.in",
  "ravi at gmail dot com",
  "ravi(at)gmail(dot)com",
  "ravi [at] gmail [dot] com",
  "ravi@outlook.in",
  "ravi@okicici",
  "meera.j@ybl",
  "9876543210@paytm",
  "meera-joshi@oksbi",
  "shop.12@axl",
  "https://example.com/x",
  "http://wa.me/919876543210",
  "www.meeradhol.in",
  "wa.me/919876543210",
  "t.me/meeradhol",
  "instagram.com/meeradhol",
  "meeradhol.com",
  "meeradhol.in",
  "facebook.com/meera",
  "youtu.be/abc123",
  "chat.whatsapp.com/AbCdEf",
  // In the digits of other scripts, in bold, in boxes, and with what nobody sees between them.
  "৯৮৭৬৫৪৩২১০",
  "௯௮௭௬௫ ௪௩௨௧௦",
  "૯૮૭૬૫૪૩૨૧૦",
  "𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎",
  "9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣",
  "98765\u200B43210",
  "98765|43210",
  "98765~43210",
  "double nine 87654321",
  "98765 four three two one zero",
  // No amount has ten digits, and no UTR.
  "Rs 9876543210",
  "total 98765 43210",
  "9876543210/-",
  "9876543210 only",
  "pin 98765 43210",
  "ravi @ okaxis",
  "ravi at okicici",
  "meeradhol dot com",
];
/** Names on other networks, each with the name that goes. */
const HANDLES: readonly (readonly [string, string])[] = [
  ["insta: @meera.dhol", "meera.dhol"],
  ["Insta @meeradhol", "meeradhol"],
  ["instagram: meeradhol", "meeradhol"],
  ["Instagram - @meera_dhol", "meera_dhol"],
  ["ig: meera_dhol", "meera_dhol"],
  ["IG @meeradhol", "meeradhol"],
  ["insta id: meeradhol", "meeradhol"],
  ["insta id meera_dhol", "meera_dhol"],
  ["insta id is meera.dhol9", "meera.dhol9"],
  ["insta pe @meeradhol", "meeradhol"],
  ["@meeradhol on insta", "meeradhol"],
  ["@meeradhol on Instagram", "meeradhol"],
  ["इंस्टा: @meeradhol", "meeradhol"],
  ["telegram: @meeradhol", "meeradhol"],
  ["snapchat: meeradhol", "meeradhol"],
  ["fb: meera.joshi", "meera.joshi"],
  ["@meera_dhol_indore", "meera_dhol_indore"],
];
/** What is none of it. */
const PLAIN = [
  "₹1,50,000",
  "₹ 45000",
  "Rs. 25,000",
  "Rs 1500000",
  "Total 1500000",
  "total: 12500000",
  "budget 2500000",
  "12,50,000",
  "1,00,00,000",
  "15 lakh",
  "5 lakh",
  "50 hazar",
  "25000 rupees",
  "25,000/-",
  "INR 900000",
  "रुपये 50000",
  "advance 1000000",
  "45000.50",
  "12/12/2026",
  "12-12-2026",
  "2026-12-12",
  "12.12.2026",
  "12/12/2026 to 14/12/2026",
  "12 December 2026",
  "12th and 13th December",
  "7:30 pm",
  "19:30",
  "18:00 to 23:00",
  "from 4 to 11",
  "10 am - 2 pm",
  "452001",
  "PIN 452001",
  "pin code 110001",
  "Indore 452 001",
  "300 guests",
  "350 plates at 850",
  "1200 people",
  "40 chairs, 5 tables",
  "10000000 plates",
  "MD-7K3Q-9ZXA",
  "MD-7K3Q-9ZXA and MD-2222-3333",
  "412345678901",
  "UTR 412345678901",
  "UTR: 987654321012",
  "ref no 987654321012",
  "Ref 612345678901",
  "two singers and three dancers",
  "one or two hours, three at most",
  "do teen log",
  "ek do teen",
  "hall no 2",
  "gate no. 4, room 12",
  "at 7 at the gate",
  "we are at home",
  "see you at six",
  "10x20 feet",
  "2 x 1500 W",
  "AB/26-27/00041",
  "sound at 75 dB",
  "Namaste!",
  "शादी 12 दिसंबर को है",
  "300 मेहमान",
  "दो गायक और तीन नर्तक",
  "😀 5 stars",
  "Sector 21, Block B, House 1203",
  "2000 guests",
  "250-300 guests",
  "guests: 250-300",
  "guests 600, 700, 800, 900",
  "600/700/800/900 guests",
  "pax: 1200",
  "1200 pax",
  "700 mehmaan",
  "6000 लोग",
  "PIN: 452001, 452010",
  "600001, 600028",
  "400001/400050",
  "pincode-452001",
  "Indore-452001",
  "600 001",
  "850 plates @850",
  "350 plates @ ₹850",
  "see you @6pm",
  "party @home",
  "meet @venue",
  "on insta and facebook",
  "a reel for insta",
  "your insta page",
  "80000, 60000, 40000",
  "90000-95000",
  "advance 12500 - 75000",
  "8, 9, 10, 11, 12, 13 December",
  "rooms 601 602 603 604",
  "850@plate",
  "we met at upi counter no 2",
];
const AROUND: readonly (readonly [string, string])[] = [
  ["", ""],
  ["Please call me on ", " today."],
  ["मेरा नंबर ", " है।"],
];

test(`what leads around the site is covered, and nothing else: ${(CONTACTS.length + PLAIN.length) * AROUND.length} cases`, () => {
  expect((CONTACTS.length + PLAIN.length) * AROUND.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const [before, after] of AROUND) {
    for (const contact of CONTACTS) {
      const { text } = coverContacts(before + contact + after);
      if (
        text !== `${before}•••${after}` &&
        !(text.startsWith(before) && text.endsWith(after) && !/[\d@]{3}|\.com|\.in|eight|aath|आठ/u.test(text))
      )
        wrong.push(`${before}${contact}${after} → ${text}`);
    }
    for (const plain of PLAIN) {
      const { text } = coverContacts(before + plain + after);
      if (text !== before + plain + after) wrong.push(`${before}${plain}${after} → ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a name on another network is covered; the words around it stay", () => {
  const wrong: string[] = [];
  for (const [before, after] of AROUND)
    for (const [words, name] of HANDLES) {
      const { text, covered } = coverContacts(before + words + after);
      const wanted = before + words.replace(new RegExp(`@?${name.replaceAll(".", "\\.")}`), "•••") + after;
      if (covered !== 1 || text !== wanted) wrong.push(`${before}${words}${after} → ${text}`);
    }
  expect(wrong).toEqual([]);
});

test("a number that could be called is covered also where it is said to count something", () => {
  for (const text of ["9876543210 guests", "guests: 98765 43210", "plates 98765-43210"])
    expect(coverContacts(text).covered, text).toBe(1);
});

test("several in one text are covered each, and the words between them stay", () => {
  expect(coverContacts("Call 98765 43210 or write to ravi@gmail.com, ₹45,000 is fine.")).toEqual({
    text: "Call ••• or write to •••, ₹45,000 is fine.",
    covered: 2,
  });
  expect(coverContacts("")).toEqual({ text: "", covered: 0 });
});

test("what is covered begins and ends at code points, whatever letters it is written in", () => {
  for (const contact of ["𝟗𝟖𝟐𝟔𝟎𝟏𝟐𝟑𝟒𝟓", "𝓻𝓪𝓿𝓲@𝓰𝓶𝓪𝓲𝓵.𝓬𝓸𝓶", "⑨⑧②⑥⓪①②③④⑤", "9️⃣826012345"])
    expect(coverContacts(`😀${contact}😀`), contact).toEqual({ text: "😀•••😀", covered: 1 });
  expect(coverContacts("a\uD835 9826012345 \uDFD7").text).toBe("a\uD835 ••• \uDFD7");
});
