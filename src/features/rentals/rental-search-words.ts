/** By which words equipment is asked for: shelves, things, and what else they are called. */
import type { SearchWords } from "../listings/category.ts";
import type { RENTAL_CATEGORIES } from "./rental-category.ts";

const SHELVES: Record<(typeof RENTAL_CATEGORIES)[number], readonly string[]> = {
  "Audio Visual": ["av equipment", "audio video", "av"],
  Sound: ["sound system", "sound equipment", "audio system", "pa system", "music system", "sound setup", "dj sound"],
  Lighting: ["light", "lighting equipment", "event lighting", "stage light", "lights and sound"],
  "Stage and Truss": ["stage", "truss", "stage rental", "platform", "riser"],
  Power: ["power backup", "electricity"],
  Seating: ["furniture", "seating arrangement"],
  Cooling: ["cooling equipment"],
  Camera: ["camera rental", "video equipment", "camera equipment"],
};

export const RENTAL_WORDS: SearchWords = {
  names: ["rental", "equipment", "equipment rental", "event equipment", "event rental", "rental equipment", "saman"],
  kinds: { itemCategory: SHELVES },
  things: {
    projector: ["barco", "lcd projector", "beamer"],
    "led wall": ["led screen", "video wall", "led display", "led panel", "screen"],
    speaker: ["loudspeaker", "line array", "dj speaker", "monitor speaker"],
    microphone: ["mike", "mic", "cordless mic", "cordless mike", "wireless mic"],
    mixer: ["mixing console", "sound mixer"],
    "moving head": ["sharpy", "moving light"],
    "par light": ["par can", "led par"],
    "serial light": ["fairy light", "string light", "decorative light", "jhalar"],
    generator: ["genset", "dg set", "dg", "diesel generator", "silent generator", "power generator"],
    ups: ["inverter"],
    chair: ["kursi", "banquet chair", "plastic chair"],
    sofa: ["couch", "lounge"],
    table: ["round table", "mez"],
    "air cooler": ["cooler", "jumbo cooler"],
    "air conditioner": ["ac", "aircon"],
    fan: ["mist fan", "pedestal fan"],
    drone: ["drone camera", "aerial camera"],
    jib: ["jib arm", "crane camera", "camera crane"],
    camera: ["live camera", "multi camera"],
    led: [],
  },
};
