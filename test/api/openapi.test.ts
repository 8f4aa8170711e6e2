import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GENDERS } from "../../src/domain/event-types.ts";
import { ENQUIRY_KINDS } from "../../src/features/enquiries/enquiry-kinds.ts";
import { enquiryOf } from "../../src/features/listings/enquiry-description.ts";
import { categories } from "../../src/features/registry.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { NOBODYS_ID } from "../support/nobodys-id.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** The calls that clients were promised (API.md of the specification), as templates of the document. */
const PROMISED = [
  "GET /api/auth/check-auth",
  "GET /api/auth/protected",
  "GET /api/auth/logout",
  "GET /api/check-volunteer",
  "POST /api/twilio/send-otp",
  "POST /api/twilio/register",
  "POST /api/twilio/login",
  "POST /api/twilio/forgot-password",
  "POST /api/twilio/verifyForgotOtp",
  "POST /api/twilio/resetPassword",
  "PUT /api/roll/set-role",
  "POST /api/reach/track",
  "PUT /api/events/{id}/decided/{category}",
  "PUT /api/events/{id}/requests/{number}",
  "PUT /api/listings/{id}/calendar/link",
  "GET /api/volunteer-stats/registered/count",
  "POST /api/auth/change-password",
  "GET /api/volunteers/fetch",
  "GET /api/volunteers/username/{username}",
  "GET /api/volunteers/by-user/{userId}",
  "GET /api/volunteers/{id}",
  "GET /api/volunteers/profile/fetch",
  "POST /api/volunteers/add",
  "PUT /api/volunteers/username/{username}",
  "GET /api/ratings/volunteer/{username}",
  "POST /api/ratings/volunteer/{username}",
  "POST /api/inquiry/form",
  "POST /api/inquiry/form/contactUs",
  "POST /api/inquiry/form/volunteerBooking",
  "POST /api/volunteer-enquiry/submit",
  "GET /api/enquiries/received",
  "GET /api/enquiries/sent",
  "PATCH /api/enquiries/{number}",
  "GET /api/notifications",
  "PATCH /api/notifications/{id}/read",
];

test("the OpenAPI document describes every promised call", async () => {
  const { body } = await site.call<{ openapi: string; paths: Record<string, Record<string, unknown>> }>(
    "GET",
    "/api/openapi.json",
  );
  expect(body.openapi).toBe("3.1.0");
  const described = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`.toLowerCase()),
  );
  expect(PROMISED.filter((call) => !described.includes(call.toLowerCase()))).toEqual([]);
});

test("every call of the document says what it answers", async () => {
  const { body } = await site.call<{ paths: Record<string, Record<string, { responses?: Record<string, unknown> }>> }>(
    "GET",
    "/api/openapi.json",
  );
  const silent = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses = {} }]) => !Object.keys(responses).some((status) => status.startsWith("2")))
      .map(([method]) => `${method} ${path}`),
  );
  expect(silent).toEqual([]);
});

/** Calls that take nothing besides their address. */
const WITHOUT_BODY = [
  "PATCH /api/artists/{id}/approve",
  "POST /api/account/close-code",
  "POST /api/account/email-code",
  "POST /api/account/payee-code",
  "POST /api/admin/jobs/{id}/retry",
  "PATCH /api/notifications/read-all",
  "PATCH /api/notifications/{id}/read",
  "PATCH /api/volunteersmanager/{id}/approve",
  "POST /api/area-enquiries/{number}/contact",
  "POST /api/guest-requests/{token}/end",
  "POST /api/guest-requests/{token}/keep",
  "POST /api/guest-requests/{token}/renew",
  "POST /api/reach/track",
  "POST /api/shortlists/{token}/adopt",
  "POST /api/shortlists/{token}/device",
  "POST /api/shortlists/{token}/end",
  "POST /api/shortlists/{token}/read-link",
  "POST /api/saved-searches/{id}/end",
  "PUT /api/bookings/{number}/dispute/settled",
  "PUT /api/events/{id}/decided/{category}",
  "PUT /api/events/{id}/requests/{number}",
  "PUT /api/listings/{id}/calendar/link",
];

type Body = {
  content: Record<
    string,
    {
      schema: {
        type?: string;
        properties?: Record<string, { format?: string; items?: { format?: string }; description?: string }>;
        required?: string[];
      };
    }
  >;
};

async function bodies(): Promise<Map<string, Body | undefined>> {
  const { body } = await site.call<{ paths: Record<string, Record<string, { requestBody?: Body }>> }>(
    "GET",
    "/api/openapi.json",
  );
  return new Map(
    Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { requestBody }]) => [`${method.toUpperCase()} ${path}`, requestBody] as const,
      ),
    ),
  );
}

test("every call that takes a body says what is in it", async () => {
  const silent = [...(await bodies())]
    .filter(([call, body]) => /^(?:POST|PUT|PATCH) /.test(call) && !body)
    .map(([call]) => call);
  expect(silent.sort()).toEqual([...WITHOUT_BODY].sort());
});

test.each([
  [
    "POST /api/volunteers/add",
    ["firstName", "exprience", "skills", "selectedDistricts", "showPhone", "termsAccepted"],
    ["profileImage", "galleryImages"],
    ["firstName", "dob", "profileImage"],
  ],
  [
    "PUT /api/volunteers/username/{username}",
    ["firstName", "skills", "oldGalleryImages"],
    ["profileImage", "galleryImages"],
    [],
  ],
  [
    "POST /api/volunteersManager/register",
    ["fullName", "CompanyName", "videos[]", "socialLinks[facebook]", "socialLinks[whatsapp]", "city", "showEmail"],
    ["photo", "images"],
    ["fullName", "experienceYears", "photo"],
  ],
  [
    "PUT /api/volunteersManager/profile/{username}",
    ["fullName", "keepExistingImages", "removedImages", "keepExistingPhoto"],
    ["photo", "images"],
    // What is not sent stays.
    [],
  ],
  [
    "POST /api/artists/add",
    ["firstName", "genre", "videoLink[]", "addressState"],
    ["profileImage", "images"],
    ["firstName", "category", "profileImage"],
  ],
  ["PUT /api/artist/update", ["name", "phone", "bio", "email", "oldImages"], ["image", "profileImage", "images"], []],
  ["PUT /api/listings/{id}", ["title", "capacity", "kinds[]", "brand", "oldImages"], ["photo", "images"], []],
  [
    "POST /api/inquiry/form/vendorRegistration",
    ["fullName", "businessName", "typeOfWork"],
    ["photo"],
    ["fullName", "businessName"],
  ],
  ["POST /api/inquiry/form/rentalRegistration", ["fullName", "category", "shift"], ["photo"], ["category"]],
  ["POST /api/inquiry/form/plannerRegistration", ["fullName", "category", "shift"], ["photo"], ["category"]],
] as const)("%s lists the fields and files of its form", async (call, texts, files, required) => {
  const { properties = {}, required: needed = [] } = (await bodies()).get(call)!.content["multipart/form-data"]!.schema;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...texts, ...files]));
  expect(needed).toEqual(expect.arrayContaining([...required]));
  if (required.length === 0) expect(needed).toEqual([]);
  for (const name of files) {
    expect(properties[name]!.items?.format ?? properties[name]!.format, name).toBe("binary");
    expect(properties[name]!.description, name).toMatch(/less than \d+ MB/);
  }
});

test("the document can be read as a page, every call of it", async () => {
  const page = await site.call<string>("GET", "/api/docs");
  expect(page.status).toBe(200);
  for (const call of [
    "POST /api/twilio/register",
    "GET /api/volunteers/fetch",
    "emailorphoneorusername",
    "less than 50 MB",
  ])
    expect(page.body).toContain(call);
});

type Described = {
  operationId?: string;
  security?: object[];
  parameters?: { in: string; name: string }[];
  responses: Record<string, { description: string; headers?: object; content?: Record<string, { schema: object }> }>;
};

/** Every call with what the document says of it, as 'GET /api/…'. */
async function described(): Promise<Map<string, Described>> {
  const { body } = await site.call<{ paths: Record<string, Record<string, Described>> }>("GET", "/api/openapi.json");
  return new Map(
    Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const),
    ),
  );
}

test("every call has a name of its own that a program can carry", async () => {
  const names = [...(await described()).values()].map(({ operationId = "" }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
});

test("who needs to be signed in is what the calls hold to", async () => {
  const calls = [...(await described())].filter(([key]) => !key.endsWith("/logout"));
  for (const [key, { security = [] }] of calls) {
    const [method, path] = key.split(" ") as ["GET", string];
    const answer = await site.app.inject({
      method,
      url: path.replace(/\{\w+\}/g, NOBODYS_ID),
    });
    const needed = security.every((way) => "session" in way);
    expect(answer.statusCode === 401, `${key} ${JSON.stringify(security)}`).toBe(needed);
  }
});

test("the calls that create take an Idempotency-Key, and say so", async () => {
  const takers = [...(await described())]
    .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === "Idempotency-Key"))
    .map(([key]) => key);
  expect(takers).toEqual(
    expect.arrayContaining([
      "POST /api/twilio/register",
      "POST /api/volunteers/add",
      "POST /api/artists/add",
      "POST /api/volunteersManager/register",
      "POST /api/inquiry/form",
      "POST /api/inquiry/form/vendorRegistration",
      "POST /api/ratings/volunteer/{username}",
      "POST /api/reviews/{id}",
      "POST /api/listings/{id}/report",
      "PUT /api/listings/{id}",
    ]),
  );
  const answer = await site.call("POST", "/api/inquiry/form", { body: {}, headers: { "Idempotency-Key": "short" } });
  expect([answer.status, answer.body["error"]]).toEqual([400, "Idempotency-Key must be 8 to 200 plain characters."]);
});

test("lists name their headers, errors have one shape, and what waits says how long", async () => {
  const calls = await described();
  const headersOf = (key: string, status = "200") => Object.keys(calls.get(key)!.responses[status]!.headers ?? {});
  for (const path of ["/api/volunteers/fetch", "/api/artists/", "/api/volunteersmanager/all"])
    expect(headersOf(`GET ${path}`), path).toEqual(["Link", "X-Total-Count", "X-Total-Count-Capped", "ETag"]);
  expect(headersOf("GET /api/enquiries/sent")).toEqual(["Link"]);
  for (const [key, { responses }] of calls)
    for (const [status, { content, headers = {} }] of Object.entries(responses).filter(
      ([code]) => Number(code) >= 400,
    )) {
      expect(content?.["application/json"]?.schema, `${key} ${status}`).toEqual({ $ref: "#/components/schemas/Error" });
      if (status === "429" || status === "503") expect(Object.keys(headers), key).toEqual(["Retry-After"]);
    }
});

test("lengths and formats come out of the schemas", async () => {
  const { properties = {} } = (await bodies()).get("POST /api/twilio/register")!.content["application/json"]!.schema;
  expect(properties).toMatchObject({
    firstName: { type: "string", minLength: 1, maxLength: 50 },
    dob: { type: "string", format: "date" },
    username: { minLength: 4, maxLength: 30 },
    password: { minLength: 6, maxLength: 256 },
    email: { maxLength: 254 },
    otp: { pattern: "^\\d{6}$" },
  });
  const form = (await bodies()).get("POST /api/volunteers/add")!.content["multipart/form-data"]!.schema.properties;
  expect(form).toMatchObject({
    email: { format: "idn-email" },
    zipCode: { pattern: expect.stringContaining("[1-9]") },
  });
});

test("a list that is sent as JSON text says what stands in the text, and a form of several categories whose field is whose", async () => {
  const described = await bodies();
  const fields = (call: string) => described.get(call)!.content["multipart/form-data"]!.schema.properties;
  const list = (items: object, more: object = {}) => ({
    type: "string",
    contentMediaType: "application/json",
    contentSchema: { type: "array", items, ...more },
  });
  expect(fields("POST /api/volunteers/add")).toMatchObject({
    selectedDistricts: list({ type: "string" }, { minItems: 1 }),
    skills: list({ type: "object", properties: { skill: { type: "string", maxLength: 30 } } }, { maxItems: 5 }),
  });
  const { oldImages, halls, ...others } = fields("PUT /api/listings/{id}")!;
  expect({ oldImages, halls }).toMatchObject({
    oldImages: list({ type: "string" }),
    halls: { ...list({ required: ["name"] }, { minItems: 1 }), description: "Of venues." },
  });
  expect([others["amenities[]"]?.description, others["title"]?.description]).toEqual(["Of venues.", undefined]);
});

/** From these calls somebody else could build another client of bookings. */
const OF_BOOKINGS =
  /^\w+ \/api\/(?:listings\/\{id\}\/(?:calendar|availability)|bookings|payments|events|messages)(?:\/|$)/;

type Shown = { schema?: object; example?: unknown; examples?: unknown };
type Told = {
  summary?: string;
  description?: string;
  requestBody?: { content?: Record<string, Shown> };
  responses: Record<string, { content?: Record<string, Shown> }>;
};

/** It has an example of its own, or each of its fields has. */
const shown = ({ schema = {}, example, examples }: Shown) =>
  example !== undefined || examples !== undefined || "examples" in schema || "example" in schema;

test("calls of calendars, bookings, payments, events and messages are told in words, with an example of what goes in and what comes", async () => {
  const { body } = await site.call<{ paths: Record<string, Record<string, Told>> }>("GET", "/api/openapi.json");
  const silent = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { summary, description, requestBody, responses }]) => {
      const call = `${method.toUpperCase()} ${path}`;
      if (!OF_BOOKINGS.test(call)) return [];
      const [, good] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
      const json = good?.content?.["application/json"];
      return [
        summary ? "" : `${call}: summary`,
        description ? "" : `${call}: description`,
        ...Object.entries(requestBody?.content ?? {}).map(([type, one]) => (shown(one) ? "" : `${call}: ${type}`)),
        json && !shown(json) ? `${call}: answer` : "",
      ].filter(Boolean);
    }),
  );
  expect(silent).toEqual([]);
});

/** What belongs to bookings under other addresses: requests and their forms, guests, papers, how people are paid, families, the desk. */
const AROUND_BOOKINGS =
  /^\w+ \/api\/(?:enquiries|guest-requests|area-enquiries|inquiry|artists\/booking|volunteer-requests|volunteer-enquiry|event-links|papers|account\/payee(?:-code)?|calendars|compare|shortlists|busy-days|admin\/(?:disputes|message-reports|facilitated)|listings\/\{id\}\/(?:price|price-card|enquiry-form|calendar-feeds))(?:[/.]|$)/;

test("what goes into the calls around bookings, and what comes, has an example too", async () => {
  const { body } = await site.call<{ paths: Record<string, Record<string, Told>> }>("GET", "/api/openapi.json");
  let calls = 0;
  const silent = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { summary, requestBody, responses }]) => {
      const call = `${method.toUpperCase()} ${path}`;
      if (!AROUND_BOOKINGS.test(call)) return [];
      calls += 1;
      const [, good] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
      const json = good?.content?.["application/json"];
      return [
        summary ? "" : `${call}: summary`,
        ...Object.entries(requestBody?.content ?? {}).map(([type, one]) => (shown(one) ? "" : `${call}: ${type}`)),
        json && !shown(json) ? `${call}: answer` : "",
      ].filter(Boolean);
    }),
  );
  expect(silent).toEqual([]);
  expect(calls).toBeGreaterThan(50);
});

type Listed = { enum?: unknown[]; examples?: unknown[]; description?: string; anyOf?: Listed[]; items?: Listed };
/** The values that a field takes, or of free text those that our form offers. */
const choicesOf = ({ enum: only = [], anyOf = [], items }: Listed): unknown[] => [
  ...only,
  ...anyOf.flatMap(choicesOf),
  ...(items ? choicesOf(items) : []),
];

test("every choice of a category's form is listed where a call takes only these", async () => {
  const described = await bodies();
  const fields = (call: string) =>
    Object.assign({}, ...Object.values(described.get(call)!.content).map(({ schema }) => schema.properties)) as Record<
      string,
      Listed
    >;
  const REGISTERED: Readonly<Record<string, string>> = {
    volunteers: "POST /api/volunteers/add",
    artists: "POST /api/artists/add",
    managers: "POST /api/volunteersManager/register",
  };
  const missing = categories.flatMap((category) => {
    const call = REGISTERED[category.key] ?? "PUT /api/listings/{id}";
    const sent = fields(call);
    return Object.entries(category.fields).flatMap(([name, field]) => {
      if (field.kind !== "choice" && field.kind !== "choices") return [];
      const told = choicesOf(sent[name] ?? sent[`${name}[]`] ?? {});
      return field.options.filter((one) => !told.includes(one)).map((one) => `${call} ${name}: ${one}`);
    });
  });
  expect(missing).toEqual([]);
});

test("every choice of a request's form is listed: as all that a call takes, or as examples of free text", async () => {
  const described = await bodies();
  const silent: string[] = [];
  const free: string[] = [];
  for (const kind of Object.values(ENQUIRY_KINDS)) {
    const call = `POST ${kind.path}`;
    const properties = Object.values(described.get(call)!.content)[0]!.schema.properties as Record<string, Listed>;
    const plan = categories.map((category) => enquiryOf(category)).find((one) => one?.key === kind.key);
    const choices = plan
      ? plan.fields.filter((field) => field.kind === "select").map(({ name }) => name)
      : ["eventType", "service", "category", "shift"].filter((name) => name in properties);
    for (const name of choices) {
      const { enum: only, examples, description = "" } = properties[name]!;
      if (only) continue;
      if (name === "slot" || name === "hall") expect(description, `${call} ${name}`).toMatch(/offer/);
      else if (description.startsWith("Free text") && examples && examples.length > 1) free.push(`${kind.key}.${name}`);
      else silent.push(`${call} ${name}`);
    }
  }
  expect(silent).toEqual([]);
  expect(free).toEqual(expect.arrayContaining(["artistBooking.eventType", "volunteerBooking.service"]));
  const { properties } = described.get("POST /api/twilio/register")!.content["application/json"]!.schema;
  expect((properties as Record<string, Listed>)["gender"]?.enum).toEqual([...GENDERS]);
});

/** What stands as an example of it, beside the schema or in it. */
function examplesIn({ schema = {}, example, examples }: Shown): unknown[] {
  const { examples: inside = [] } = schema as { examples?: unknown[] };
  const beside = Object.values((examples ?? {}) as Record<string, { value: unknown }>).map(({ value }) => value);
  return [...inside, ...beside, ...(example === undefined ? [] : [example])];
}

test("every example of a body is one that its schema takes", async () => {
  const { body } = await site.call<{ paths: Record<string, Record<string, Told>>; components: object }>(
    "GET",
    "/api/openapi.json",
  );
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const wrong = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody, responses }]) =>
      [requestBody, ...Object.values(responses)].flatMap((one) =>
        Object.entries(one?.content ?? {}).flatMap(([type, shown]) => {
          const examples = examplesIn(shown);
          if (examples.length === 0) return [];
          const fits = ajv.compile({ ...shown.schema, components: body.components });
          return examples.flatMap((example) =>
            fits(example) ? [] : `${method.toUpperCase()} ${path} ${type}: ${ajv.errorsText(fits.errors)}`,
          );
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
