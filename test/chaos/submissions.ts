import sharp from "sharp";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { validForm } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import type { BookingKind } from "./booking-moves.ts";
import type { Cast } from "./chaos-people.ts";

export type FormKind = "registration" | "booking" | "contact" | "review";

/** Something a person sends, again and again under one key until it is answered. */
export type Submission = {
  kind: FormKind | BookingKind;
  key: string;
  path: string;
  /** POST where it is not said. */
  method?: "PATCH";
  /** What is answered to whoever sends again, under no key, what was taken. */
  already?: RegExp;
  cookie: string;
  body: () => FormData | string;
  /** By which it is found in the database: a phone number, the sender's id, or listing and author. */
  mark: string;
  /** What the site answered, once it has. */
  answer?: { status: number; body: Record<string, unknown> };
  /** How often it was sent. */
  sent: number;
};

/** How many of each kind: photos in one of twenty. */
export function sharesOf(count: number): Record<FormKind, number> {
  const registration = Math.round(count / 20);
  const review = Math.round(count * 0.35);
  const booking = Math.round(count * 0.4);
  return { registration, review, booking, contact: count - registration - review - booking };
}

/** A photo with enough in it to be worth encoding. */
export async function photo(): Promise<Blob> {
  const noise = await sharp({
    create: {
      width: 480,
      height: 600,
      channels: 3,
      background: "#7a3a4e",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Blob([new Uint8Array(noise)], { type: "image/jpeg" });
}

/** Every submission of a round, in an order that mixes the kinds. @param round so that keys and marks of rounds differ */
export function submissionsOf(count: number, cast: Cast, picture: Blob, round: number): Submission[] {
  const shares = sharesOf(count);
  const calendar = addDays(todayIST(), 30);
  const phoneOf = (kind: number, i: number) =>
    `9${String(kind)}${String(round).padStart(2, "0")}${String(i).padStart(6, "0")}`;
  const list: Submission[] = [];
  const add = (kind: FormKind, i: number, rest: Pick<Submission, "path" | "cookie" | "body" | "mark">) =>
    list.push({ kind, key: `chaos-${round}-${kind}-${i}`, sent: 0, ...rest });
  for (let i = 0; i < shares.registration; i++) {
    const person = cast.newcomers[i]!;
    add("registration", i, {
      path: "/api/volunteers/add",
      cookie: person.cookie,
      mark: person.id,
      body: () => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...validForm, email: `${person.username}@mail.example` }))
          form.append(name, value);
        form.append("profileImage", picture, "me.jpg");
        form.append("galleryImages", picture, "event.jpg");
        return form;
      },
    });
  }
  for (let i = 0; i < shares.booking; i++) {
    const volunteer = cast.volunteers[i % cast.volunteers.length]!;
    const body = {
      fullName: `Ravi Kumar`,
      email: `sender${i}@mail.example`,
      phone: phoneOf(1, i),
      service: "Cultural Event",
      calendar,
      budget: "5000",
      city: "Indore",
      requirement: "Two helpers.",
      username: volunteer.username,
    };
    add("booking", i, {
      path: "/api/inquiry/form/volunteerBooking",
      cookie: "",
      mark: `+91${body.phone}`,
      body: () => JSON.stringify(body),
    });
  }
  for (let i = 0; i < shares.contact; i++) {
    const body = {
      fullName: "Lata Rao",
      phone: phoneOf(2, i),
      email: `writer${i}@mail.example`,
      service: "Artist Booking",
      consent: true,
      message: "Please call.",
    };
    add("contact", i, {
      path: "/api/inquiry/form/contactUs",
      cookie: "",
      mark: `+91${body.phone}`,
      body: () => JSON.stringify(body),
    });
  }
  for (let i = 0; i < shares.review; i++) {
    const volunteer = cast.volunteers[i % cast.volunteers.length]!;
    const author = cast.reviewers[Math.floor(i / cast.volunteers.length)]!;
    add("review", i, {
      path: `/api/ratings/volunteer/${volunteer.username}`,
      cookie: author.cookie,
      mark: `${volunteer.username} ${author.id}`,
      body: () => JSON.stringify({ stars: 1 + (i % 5), comment: "Calm in a crowd." }),
    });
  }
  return mixed(list);
}

/** The kinds side by side, the same in every run: by a hash of the place. */
export function mixed(list: readonly Submission[]): Submission[] {
  return list
    .map((one, i) => ({ one, at: (i * 7919) % list.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
