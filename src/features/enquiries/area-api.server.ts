import { z } from "zod";
import { text } from "../../domain/words/say.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { errorBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { MOST_PEOPLE, type AreaCall } from "./area-call.ts";
import { areaCall, openOrganiser, sayFree, sayNotFree } from "./area-service.server.ts";
import { opened } from "./enquiry-shapes.server.ts";

const tags = ["Enquiries"];
const params = z.object({ number: z.string() });
const path = "/api/area-enquiries/:number";
const NUMBER_OF_PEOPLE = `people must be a whole number from 1 to ${MOST_PEOPLE}.`;

const EXAMPLE_CALL: AreaCall = {
  number: "MD-4M8T-2WQC",
  eventType: "College fest",
  eventDate: "2027-02-12",
  inDays: 80,
  place: "Indore, Madhya Pradesh",
  wanted: "40 volunteers for the gates, from noon to midnight",
  leads: true,
  needed: 40,
  open: true,
  over: null,
  answer: { people: 12, taken: false, booked: false },
  as: "Sunita Verma",
};

/** The calls of those who are asked by an enquiry to their district. */
export const areaApi: ApiRoutes = (api, deps) => {
  api.get(
    path,
    {
      schema: {
        tags,
        summary: "An enquiry to a district, for those who work there: without who asks",
        params,
        response: {
          200: z
            .object({
              success: z.literal(true),
              call: z.object({
                number: z.string(),
                eventType: z.string(),
                eventDate: z.string().nullable(),
                inDays: z.number().nullable(),
                place: z.string(),
                wanted: z.string(),
                leads: z.boolean().describe("They bring others, and say how many"),
                needed: z.number().nullable(),
                open: z.boolean().describe("Whether one may still answer"),
                over: z.enum(["off", "past"]).nullable().describe("It was called off, or has taken place"),
                answer: z
                  .object({
                    people: z.number(),
                    taken: z.boolean(),
                    booked: z.boolean().describe("The day is promised to somebody else, or blocked, by now"),
                  })
                  .nullable(),
                as: z.string().describe("The profile by which one answers"),
              }),
            })
            .meta({ examples: [{ success: true, call: EXAMPLE_CALL }] }),
          401: errorBody,
          404: errorBody,
        },
      },
    },
    async (request, reply) =>
      reply.send({ success: true, call: await areaCall(deps, signedIn(request), request.params.number) }),
  );

  api.put(
    `${path}/answer`,
    {
      schema: {
        tags,
        summary: "'I am free'; who brings others says how many",
        params,
        body: z
          .object({
            people: z.coerce
              .number(NUMBER_OF_PEOPLE)
              .int(NUMBER_OF_PEOPLE)
              .min(1, NUMBER_OF_PEOPLE)
              .max(MOST_PEOPLE, NUMBER_OF_PEOPLE)
              .default(1),
            anyway: z
              .boolean()
              .default(false)
              .describe("All the same, where the day has a booking already: without it that is asked first, by a 409"),
          })
          .meta({ examples: [{ people: 12 }] }),
        response: {
          200: messageSaying("The organiser sees that you are free."),
          400: errorBody,
          401: errorBody,
          404: errorBody,
          409: errorBody,
        },
      },
    },
    async (request, reply) => {
      await sayFree(deps, signedIn(request), request.params.number, request.body);
      return reply.send({ success: true, message: text("The organiser sees that you are free.") });
    },
  );

  api.delete(
    `${path}/answer`,
    {
      schema: {
        tags,
        summary: "Takes it back",
        params,
        response: { 200: messageSaying("Taken back."), 401: errorBody, 404: errorBody, 409: errorBody },
      },
    },
    async (request, reply) => {
      await sayNotFree(deps, signedIn(request), request.params.number);
      return reply.send({ success: true, message: text("Taken back.") });
    },
  );

  api.post(
    `${path}/contact`,
    {
      schema: {
        tags,
        summary: "The organiser's number, for whoever they have chosen; both see that it was opened",
        params,
        response: { 200: opened, 401: errorBody, 404: errorBody, 409: errorBody },
      },
    },
    async (request, reply) =>
      reply
        .header("Cache-Control", "private, no-store")
        .send({ success: true, contact: await openOrganiser(deps, signedIn(request), request.params.number) }),
  );
};
