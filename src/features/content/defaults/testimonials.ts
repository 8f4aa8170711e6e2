/** Client feedback on the home page: three voices. */
import { text } from "../../../domain/words/say.ts";
export interface Testimonial {
  name: string;
  /** What they organised, and where. */
  event: string;
  text: string;
  portrait: string;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: "Nandini Rao",
    event: text("Wedding in Bengaluru"),
    text: text(
      "The shehnai player, the tent and twelve volunteers came from one list. My mother finally sat down at her own daughter’s wedding.",
    ),
    portrait: "/art/p-nandini.svg",
  },
  {
    name: "Devraj Solanki",
    event: text("Garba committee, Ahmedabad"),
    text: text(
      "Our Navratri ground needed forty people at the gate each night. All forty turned up, in kurtas, on time.",
    ),
    portrait: "/art/p-dev.svg",
  },
  {
    name: "Imran Qureshi",
    event: text("Tech meetup in Bhopal"),
    text: text(
      "I asked for help between two meetings. By the evening three people had answered, and the desk was staffed.",
    ),
    portrait: "/art/p-imran.svg",
  },
];
