import { expect, test } from "vitest";
import { datedQuestion } from "./dated-question.ts";

/** A Saturday. */
const TODAY = "2026-11-28";
const FEASTS: Readonly<Record<string, string>> = {
  Diwali: "2027-10-29",
  Holi: "2027-03-22",
  Christmas: "2026-12-25",
  "Eid al-Fitr": "2027-03-10",
  "Ganesh Chaturthi": "2027-09-04",
  "Raksha Bandhan": "2027-08-17",
  "New Year's Eve": "2026-12-31",
};
const feastDay = (feast: string) => {
  const day = FEASTS[feast];
  return day === undefined ? null : { from: day, until: day };
};

/** What is typed; the first day and the last, or '-' for none; what is left of the words. */
const TABLE = `
mehndi indore 20 february|2027-02-20|mehndi indore
मेहंदी इंदौर 20 फरवरी|2027-02-20|मेहंदी इंदौर
मेहंदी इंदौर २० फ़रवरी|2027-02-20|मेहंदी इंदौर
mehndi indore 20 farvari|2027-02-20|mehndi indore
mehndi 20th feb indore|2027-02-20|mehndi indore
mehndi on the 20th of february 2027|2027-02-20|mehndi on the
dj feb 20 pune|2027-02-20|dj pune
dj february 20th, 2027 pune|2027-02-20|dj pune
dj december 5 300 guests|2026-12-05|dj 300 guests
dj 27 november|2027-11-27|dj
dj 28 november|2026-11-28|dj
venue indore 20-21 february 300 guests|2027-02-20 2027-02-21|venue indore 300 guests
venue indore 20 to 22 february|2027-02-20 2027-02-22|venue indore
venue indore 20 se 22 feb tak|2027-02-20 2027-02-22|venue indore
venue 20 aur 21 farvari|2027-02-20 2027-02-21|venue
हॉल 20 से 22 फरवरी इंदौर|2027-02-20 2027-02-22|हॉल इंदौर
हॉल 20 और 21 फरवरी|2027-02-20 2027-02-21|हॉल
hall 28 feb to 2 march|2027-02-28 2027-03-02|hall
hall 28 फरवरी से 2 मार्च|2027-02-28 2027-03-02|hall
hall 30 december to 2 january|2026-12-30 2027-01-02|hall
hall feb 20 to 22|2027-02-20 2027-02-22|hall
hall feb 20-22 2027|2027-02-20 2027-02-22|hall
tent 12 december 2026|2026-12-12|tent
tent 12/12/2026 bhopal|2026-12-12|tent bhopal
tent 12-02-2027|2027-02-12|tent
tent 12.02.2027|-|tent 12.02.2027
tent 2027-02-12 bhopal|2027-02-12|tent bhopal
photographer bhopal 20 february 2 days|2027-02-20 2027-02-21|photographer bhopal
photographer 20 february 3 din|2027-02-20 2027-02-22|photographer
photographer 20 फरवरी 3 दिन|2027-02-20 2027-02-22|photographer
photographer 20 february do din|2027-02-20 2027-02-21|photographer
photographer 2 days 20 february|2027-02-20 2027-02-21|photographer
photographer 2 days|-|photographer 2 days
29 february hall|2028-02-29|hall
29 february 2027 hall|-|29 february 2027 hall
31 april hall|-|31 april hall
dj next saturday pune|2026-12-05|dj pune
dj this saturday pune|2026-11-28|dj pune
dj saturday pune|2026-11-28|dj pune
dj coming sunday|2026-11-29|dj
dj sunday|2026-11-29|dj
dj agle shanivar|2026-12-05|dj
dj agle shaniwar pune|2026-12-05|dj pune
dj is ravivar|2026-11-29|dj
डीजे अगले शनिवार|2026-12-05|डीजे
डीजे इस रविवार|2026-11-29|डीजे
डीजे आने वाले सोमवार को|2026-11-30|डीजे
dj aane wale somvar|2026-11-30|dj
dj monday|2026-11-30|dj
dj budhvar|2026-12-02|dj
dj guruvar ko|2026-12-03|dj
dj शुक्रवार|2026-12-04|dj
dj this weekend|2026-11-28 2026-11-29|dj
dj next weekend|2026-12-05 2026-12-06|dj
dj weekend|2026-11-28 2026-11-29|dj
hall next week|2026-11-30 2026-12-06|hall
hall agle hafte|2026-11-30 2026-12-06|hall
hall अगले हफ्ते|2026-11-30 2026-12-06|hall
hall this week|2026-11-28 2026-11-29|hall
hall next month|2026-12-01 2026-12-31|hall
hall agle mahine|2026-12-01 2026-12-31|hall
hall अगले महीने|2026-12-01 2026-12-31|hall
hall is mahine|2026-11-28 2026-11-30|hall
hall in february|2027-02-01 2027-02-28|hall in
hall february 2028|2028-02-01 2028-02-29|hall
hall फरवरी में|2027-02-01 2027-02-28|hall में
hall december|2026-12-01 2026-12-31|hall
hall november|2026-11-28 2026-11-30|hall
hall october|2027-10-01 2027-10-31|hall
hall in may|2027-05-01 2027-05-31|hall in
hall may 2027|2027-05-01 2027-05-31|hall
hall 5 may|2027-05-05|hall
may flower hall|-|may flower hall
march past band|-|march past band
june events|-|june events
sitar sep|-|sitar sep
dj today|2026-11-28|dj
dj aaj|2026-11-28|dj
डीजे आज|2026-11-28|डीजे
dj tomorrow|2026-11-29|dj
dj kal|2026-11-29|dj
डीजे कल|2026-11-29|डीजे
dj parso|2026-11-30|dj
डीजे परसों|2026-11-30|डीजे
dj day after tomorrow|2026-11-30|dj
diwali party caterer delhi 50 log|2027-10-29|party caterer delhi 50 log
दिवाली कैटरर दिल्ली|2027-10-29|कैटरर दिल्ली
deepawali caterer|2027-10-29|caterer
holi dj|2027-03-22|dj
होली डीजे|2027-03-22|डीजे
christmas choir|2026-12-25|choir
xmas choir 2026|2026-12-25|choir 2026
christmas 2026 choir|2026-12-25|choir
eid caterer|2027-03-10|caterer
ganesh chaturthi decorator|2027-09-04|decorator
गणेश चतुर्थी डेकोरेटर|2027-09-04|डेकोरेटर
rakhi mehndi|2027-08-17|mehndi
new year party hall|2026-12-31|party hall
onam caterer|-|onam caterer
janmashtami artist|-|janmashtami artist
caterer indore 500 se kam|-|caterer indore 500 se kam
caterer bhopal 500 per plate|-|caterer bhopal 500 per plate
hall 2 lakh tak bhopal|-|hall 2 lakh tak bhopal
20 volunteers|-|20 volunteers
20 volunteers 20 february|2027-02-20|20 volunteers
21 february 20 volunteers|2027-02-21|20 volunteers
february 20 volunteers|2027-02-01 2027-02-28|20 volunteers
hall for 300 guests 5 march|2027-03-05|hall for 300 guests
hall 5 march 300 guests|2027-03-05|hall 300 guests
5 मार्च को 300 लोग हॉल|2027-03-05|300 लोग हॉल
1 janvari hall|2027-01-01|hall
15 अगस्त हॉल|2027-08-15|हॉल
15 august hall|2027-08-15|hall
26 जनवरी मंच|2027-01-26|मंच
2 अक्टूबर हॉल|2027-10-02|हॉल
2 octobar hall|2027-10-02|hall
3 sitambar hall|2027-09-03|hall
3 सितंबर हॉल|2027-09-03|हॉल
4 navambar hall|2027-11-04|hall
5 disambar hall|2026-12-05|hall
5 दिसंबर हॉल|2026-12-05|हॉल
6 अप्रैल हॉल|2027-04-06|हॉल
7 joon hall|2027-06-07|hall
8 जुलाई हॉल|2027-07-08|हॉल
9 मई हॉल|2027-05-09|हॉल
0 february hall|-|0 february hall
32 february hall|-|32 february hall
hall 20 february 2030|2030-02-20|hall
hall 20 february 2020|2020-02-20|hall
priyanka sharma|-|priyanka sharma
raag mandir 21|-|raag mandir 21
studio 20 20|-|studio 20 20
invitation cards|-|invitation cards
shaadi ke liye hall indore 300 log|-|shaadi ke liye hall indore 300 log
sangeet dj indore|-|sangeet dj indore
wedding in indore 300 guests under 6 lakh|-|wedding in indore 300 guests under 6 lakh
band 50 hazaar se zyada nahi jaipur|-|band 50 hazaar se zyada nahi jaipur
20 february|2027-02-20|
next saturday|2026-12-05|
12 and 13 december dhol|2026-12-12 2026-12-13|dhol
12 व 13 दिसंबर ढोल|2026-12-12 2026-12-13|ढोल
dhol 12 13 december|2026-12-12 2026-12-13|dhol
dhol 13 december tak|2026-12-13|dhol
dhol 13 तारीख|-|dhol 13 तारीख
haldi decor 2nd march 2027 nagpur|2027-03-02|haldi decor nagpur
garba night 3rd october|2027-10-03|garba night
pandit 22nd january|2027-01-22|pandit
pandit 1st jan|2027-01-01|pandit
band baja 7 december jaipur|2026-12-07|band baja jaipur
caterer 10 din baad|-|caterer 10 din baad
pandit 11 sept|2027-09-11|pandit
`
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [string, string, string]);

test("the table has 150 questions", () => expect(TABLE.length).toBeGreaterThanOrEqual(150));

test.each(TABLE)("'%s' is for %s, and asks for '%s'", (question, days, rest) => {
  const found = datedQuestion(question, TODAY, feastDay);
  const said = found ? (found.from === found.until ? found.from : `${found.from} ${found.until}`) : "-";
  expect([said, found?.q ?? question]).toEqual([days, rest]);
});
