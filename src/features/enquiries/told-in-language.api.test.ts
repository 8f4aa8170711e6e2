import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { signupForm } from "../accounts/accounts-test-kit.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
let hindi: TestPerson;
let english: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  hindi = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer", language: "hi" });
  await testVolunteer(site.deps, hindi);
  english = await testPerson(site.deps, { name: "Asha Rao", role: "volunteer" });
  await testVolunteer(site.deps, english);
});
afterAll(() => site.close());

const HINDI = { "accept-language": "hi" };
const DEVANAGARI = /\p{Script=Devanagari}/u;

async function book(
  whom: TestPerson,
  { email, headers, cookie }: { email: string; headers?: Record<string, string>; cookie?: string },
) {
  const { status, body } = await site.call("POST", "/api/inquiry/form/volunteerBooking", {
    body: {
      fullName: "Ravi Kumar",
      email,
      phone: "98765 43210",
      service: "Wedding",
      calendar: addDays(todayIST(), 10),
      budget: "5000",
      city: "Indore",
      username: whom.username,
    },
    headers,
    cookie,
  });
  expect(status).toBe(201);
  // Mails go out in no order: those of this one first.
  await site.deps.jobs.idle(25_000);
  return String(body.enquiryNumber);
}
async function mailTo(address: string | null, number: string) {
  await site.deps.jobs.idle(25_000);
  const found = site
    .mailOutbox()
    .filter(({ headers }) => headers.to === address)
    .findLast(({ text, headers }) => `${headers.subject}${text}`.includes(number));
  return { subject: String(found?.headers.subject), text: String(found?.text), html: String(found?.html) };
}
const noticeOf = async (who: TestPerson) =>
  (
    await site.call<{ notifications: { title: string; body: string; href: string }[] }>("GET", "/api/notifications", {
      cookie: who.cookie,
    })
  ).body.notifications[0]!;

test("who reads Hindi is told in Hindi of what somebody asks in English, and with links that stay in it", async () => {
  const number = await book(hindi, { email: "guest-en@mail.example" });
  const mail = await mailTo(hindi.email, number);
  expect(mail.subject).toBe(`Ravi Kumar ने आपकी बुकिंग माँगी है (${number})`);
  expect(mail.text).toContain("नमस्ते Meera Joshi जी,");
  expect(mail.text).toContain("http://localhost:3000/hi/my-requests?box=received&number=MD-");
  expect(mail.html).toContain('lang="hi-IN"');
  expect(await noticeOf(hindi)).toMatchObject({
    title: "बुकिंग रिक्वेस्ट आई है",
    body: expect.stringContaining("Ravi Kumar ने आपकी बुकिंग माँगी है: शादी"),
    href: expect.stringMatching(/^\/my-requests\?box=received&number=MD-/),
  });
  const confirmation = await mailTo("guest-en@mail.example", number);
  expect(confirmation.subject).toBe(`We have your request (${number})`);
  expect(confirmation.text).toContain("http://localhost:3000/r/");
  expect(confirmation.html).toContain('lang="en-IN"');

  const answered = await site.call("PATCH", `/api/enquiries/${number}`, {
    body: { status: "accepted" },
    cookie: hindi.cookie,
    headers: HINDI,
  });
  expect(answered.status).toBe(200);
  const news = await mailTo("guest-en@mail.example", number);
  expect(news.subject).toBe(`Request accepted (${number})`);
  expect(DEVANAGARI.test(news.text)).toBe(false);
});

test("who keeps a listing of another name is greeted by their own, and reads which of their listings is asked", async () => {
  const rename = (title: string) =>
    site.deps.database.pool.query("UPDATE listings SET title = $1 WHERE owner_id = $2", [title, hindi.id]);
  await rename("Rang Mahal Crew");
  const number = await book(hindi, { email: "guest-named@mail.example" });
  const { text } = await mailTo(hindi.email, number);
  expect(text).toContain("नमस्ते Meera Joshi जी,");
  expect(text).toContain("लिस्टिंग: Rang Mahal Crew\nनाम: Ravi Kumar");
  await rename("Meera Joshi");
});

test("who asks in Hindi without an account is confirmed it in Hindi; whom they ask is told in English", async () => {
  const number = await book(english, { email: "guest-hi@mail.example", headers: HINDI });
  const confirmation = await mailTo("guest-hi@mail.example", number);
  expect(confirmation.subject).toBe(`आपकी रिक्वेस्ट मिल गई (${number})`);
  expect(confirmation.text).toMatch(/http:\/\/localhost:3000\/hi\/r\/[\w-]{22}/);
  const mail = await mailTo(english.email, number);
  expect(mail.subject).toBe(`Ravi Kumar asks to book you (${number})`);
  expect(DEVANAGARI.test(mail.text)).toBe(false);
  expect(await noticeOf(english)).toMatchObject({ title: "New booking request" });
  // Without a provider no carrier asks what is registered.
  const texted = (to: string) => site.smsOutbox().findLast((one) => one.to === to)!;
  expect(texted("+919876543210")).toMatchObject({
    language: "hi",
    text: expect.stringMatching(new RegExp(`^Mandap: आपकी रिक्वेस्ट ${number} मिल गई।.*/hi/r/`)),
  });
  expect(texted(english.mobile).text).toMatch(/^Mandap: new booking request for Wedding on /);

  await site.call("PATCH", `/api/enquiries/${number}`, { body: { status: "accepted" }, cookie: english.cookie });
  const news = await mailTo("guest-hi@mail.example", number);
  expect(news.subject).toBe(`रिक्वेस्ट स्वीकार हुई (${number})`);
  expect(news.text).toContain("http://localhost:3000/hi/r/");
});

test("of quotes and messages, too, each side hears in its own language, whichever the other one speaks", async () => {
  const number = await book(hindi, { email: english.email!, cookie: english.cookie });
  const quote = { lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: 100_000 }], validUntil: todayIST() };
  const call = (path: string, who: TestPerson, body: unknown, headers?: Record<string, string>) =>
    site.call("POST", `/api/bookings/${number}/${path}`, { cookie: who.cookie, body, headers });
  expect((await call("quotes", hindi, quote, HINDI)).status).toBe(201);
  expect((await mailTo(english.email, number)).subject).toBe(`You have a quote (${number})`);
  const told = await noticeOf(english);
  expect(told.title).toBe("You have a quote");
  expect(DEVANAGARI.test(told.body)).toBe(false);
  expect((await call("messages", english, { text: "Hello" })).status).toBe(201);
  expect((await mailTo(hindi.email, number)).subject).toBe(`Ravi Kumar ने आपको लिखा है (${number})`);
  expect((await call("accept", english, { round: 1 })).status).toBeLessThan(300);
  expect(await noticeOf(hindi)).toMatchObject({
    title: "बात तय हुई",
    body: expect.stringContaining("कुल ₹1,000, सब शामिल"),
    href: `/bookings/${number}`,
  });
  const mail = await mailTo(hindi.email, number);
  expect(mail.text).toContain(`http://localhost:3000/hi/bookings/${number}`);
});

test("an account is made in the language of the form, and keeps the one that its person chooses", async () => {
  const languageOf = async (username: string) =>
    (
      await site.deps.db.$client.query<{ language: string }>("SELECT language FROM users WHERE username = $1", [
        username,
      ])
    ).rows[0]?.language;
  const form = signupForm("hindi-reader", { mobile: "+919826099999" });
  const sent = await site.call("POST", "/api/twilio/send-otp", { body: form, headers: HINDI });
  const made = await site.call("POST", "/api/twilio/register", {
    body: { ...form, otp: site.codeFor(form.mobile), sessionId: sent.body.sessionId },
    headers: HINDI,
  });
  expect(made.status).toBe(201);
  expect(await languageOf(form.username)).toBe("hi");

  const put = (language: unknown, cookie: string | null) =>
    site.call("PUT", "/api/account/language", { body: { language }, cookie });
  expect((await put("hi", null)).status).toBe(401);
  for (const unknown of ["xx", "", 7, null]) expect((await put(unknown, english.cookie)).status).toBe(400);
  expect((await put("hi", english.cookie)).status).toBe(200);
  expect(await languageOf(english.username)).toBe("hi");
  const number = await book(hindi, { email: english.email!, cookie: english.cookie });
  expect((await mailTo(english.email, number)).subject).toBe(`आपकी रिक्वेस्ट मिल गई (${number})`);
  expect((await put("en", english.cookie)).status).toBe(200);
  expect(await languageOf(english.username)).toBe("en");
});

test("with ids, whose text is known in Hindi is texted in it; else, and everybody else, in English", async () => {
  const own = await startTestSite({
    SMS_DLT_TEMPLATES: "booking-received:hi=1107000000000000001,guest-answer:hi=1107000000000000003",
  });
  try {
    const ask = async (whom: TestPerson, headers: Record<string, string>) => {
      const answer = await own.call("POST", "/api/inquiry/form/volunteerBooking", {
        body: {
          fullName: "Ravi Kumar",
          email: "ravi@mail.example",
          phone: "98765 43210",
          service: "Wedding",
          calendar: "2027-02-12",
          budget: "5000",
          city: "Indore",
          username: whom.username,
        },
        headers,
      });
      expect(answer).toMatchObject({ status: 201 });
      await own.deps.jobs.idle(25_000);
      return String(answer.body.enquiryNumber);
    };
    const lata = await testPerson(own.deps, { name: "Lata Rao", language: "hi" });
    const kabir = await testPerson(own.deps, { name: "Kabir Das" });
    for (const one of [lata, kabir]) await testVolunteer(own.deps, one);
    const texted = (to: string) => own.smsOutbox().findLast((one) => one.to === to)?.text;

    const number = await ask(lata, {});
    expect(texted(lata.mobile)).toBe("शादी की बुकिंग रिक्वेस्ट, तारीख़: 12 फ़रवरी 2027। Mandap पर जवाब दें।");
    expect(texted("+919876543210")).toMatch(
      new RegExp(`^Mandap: we have your request ${number}\\. .*: http://localhost:3000/r/[\\w-]{22}$`),
    );
    const asked = await ask(kabir, HINDI);
    expect(texted(kabir.mobile)).toContain("new booking request for Wedding on 12 February 2027.");
    // This one has no id: the words are English, its link leads below their own addresses.
    expect(texted("+919876543210")).toMatch(
      new RegExp(`^Mandap: we have your request ${asked}\\. .*: http://localhost:3000/hi/r/[\\w-]{22}$`),
    );
    await own.call("PATCH", `/api/enquiries/${asked}`, { body: { status: "accepted" }, cookie: kabir.cookie });
    await own.deps.jobs.idle(25_000);
    expect(texted("+919876543210")).toMatch(/^Mandap: आपकी रिक्वेस्ट स्वीकार हुई। .*\/hi\/r\/[\w-]{22}$/);
  } finally {
    await own.close();
  }
});
