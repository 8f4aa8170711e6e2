/** What stands on the shelves of the demo's rental, and what is said of it. */
import type { RentalCategory } from "../../../features/rentals/rental-category.ts";

type Shelf = {
  brands: readonly string[];
  items: readonly string[];
  uses: readonly string[];
  lines: readonly string[];
};

export const SHELVES: Record<RentalCategory, Shelf> = {
  "Audio Visual": {
    brands: ["Barco", "Epson", "Christie", "Samsung", "Panasonic"],
    items: [
      "20,000 lumen projector",
      "LED wall, 12 by 8 feet",
      "LED wall, 20 by 10 feet",
      "Plasma display, 65 inch",
      "Projector with 120 inch screen",
      "Seamless switcher",
    ],
    uses: ["Conferences", "Product launches", "Live matches", "Wedding films", "Award functions", "Dealers' meets"],
    lines: ["Comes with an operator, cables and spares.", "Set up and tested two hours before the first guest."],
  },
  Sound: {
    brands: ["JBL", "RCF", "Bose", "Ahuja", "Yamaha"],
    items: [
      "Line array for 1,000 guests",
      "Speaker pair with stands",
      "Cordless microphones, set of four",
      "Digital mixer, 32 channels",
      "DJ set with monitors",
      "Public address for a maidan",
    ],
    uses: ["Sangeet", "Concerts", "Speeches", "Garba nights", "School annual days", "Aarti"],
    lines: ["With a sound engineer who stays until the end.", "Within the limits of the city after ten at night."],
  },
  Lighting: {
    brands: ["Philips", "Clay Paky", "Avolites", "Godox"],
    items: [
      "Moving heads, set of eight",
      "Par lights, set of twenty-four",
      "Serial lights, 500 metres",
      "Follow spot",
      "Ambient uplights, set of twelve",
      "Marigold LED curtains",
    ],
    uses: ["Stage shows", "Reception", "House lighting", "Fashion shows", "Diwali", "Dance floors"],
    lines: ["Hung and focused by our own electricians.", "Own distribution box, earthed and checked."],
  },
  "Stage and Truss": {
    brands: ["Layher", "Global Truss", "Prolyte"],
    items: [
      "Stage, 24 by 16 feet",
      "Stage with ramp, 40 by 24 feet",
      "Truss goal post",
      "Box truss with roof",
      "Mandap frame",
      "Green room cabin",
    ],
    uses: ["Concerts", "Political meetings", "Jaimala", "Award functions", "Kavi sammelan"],
    lines: ["Load tested, with steps and railings.", "Built the night before, gone by the next morning."],
  },
  Power: {
    brands: ["Kirloskar", "Cummins", "Mahindra Powerol", "Honda"],
    items: [
      "63 kVA silent generator",
      "125 kVA silent generator",
      "250 kVA silent generator",
      "5 kVA portable generator",
      "Power distribution with cable",
      "UPS, 20 kVA",
    ],
    uses: ["Outdoor weddings", "Exhibitions", "Film shoots", "Night events", "Hospitals and camps"],
    lines: [
      "With operator; the hours are read off the meter together with you.",
      "A second set stands by for large events.",
    ],
  },
  Seating: {
    brands: ["Nilkamal", "Supreme", "Cello"],
    items: [
      "Banquet chairs with covers, 500",
      "Sofa sets for the dais, 12",
      "Round tables for ten, 40",
      "Plastic chairs, 1,000",
      "Gaddi and bolsters, 100",
      "King and queen chairs",
    ],
    uses: ["Weddings", "Conferences", "Satsang", "Dinners", "School functions"],
    lines: ["Clean covers in four colours.", "Delivered, set in rows and collected."],
  },
  Cooling: {
    brands: ["Symphony", "Blue Star", "Voltas", "Crompton"],
    items: [
      "Mist fans, set of ten",
      "Jumbo air coolers, set of ten",
      "Portable air conditioner, 11 ton",
      "Pedestal fans, set of twenty",
      "Room heaters, set of ten",
    ],
    uses: ["Summer weddings", "Tents", "Camps", "Exhibitions"],
    lines: ["Water tank and hoses included.", "Quiet enough for speeches."],
  },
  Camera: {
    brands: ["Sony", "Canon", "DJI", "Blackmagic"],
    items: [
      "Three-camera live set",
      "Jib arm, 24 feet",
      "Drone with pilot",
      "Wedding film set, two cameras",
      "Live streaming kit",
    ],
    uses: ["Live streaming", "Wedding films", "Conferences", "Sports events"],
    lines: ["With people who know when to press the button.", "Recording handed over the same night."],
  },
};
