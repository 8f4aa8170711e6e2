/** What stands behind a place: the geography of its town and state. */

export const LANDS = [
  "peaks",
  "hills",
  "sea",
  "backwater",
  "desert",
  "city",
  "lake",
  "river",
  "fields",
  "forest",
  "rocks",
  "temples",
] as const;
export type Land = (typeof LANDS)[number];

const TOWNS: Record<Land, string> = {
  peaks: "Shimla Gangtok Leh Kargil Srinagar Manali Dharamshala",
  hills: "Shillong Kohima Aizawl Imphal Madikeri Ooty Kalpetta Haldwani Mandi Tura Lunglei Jorhat Dibrugarh Darjeeling",
  sea: "Panaji Margao Mumbai Chennai Visakhapatnam Mangaluru Puducherry Karaikal Daman Kavaratti Surat Kozhikode Puri Karwar Alibag Ganjam Berhampur Thane",
  backwater: "Kochi Alappuzha Kollam Thiruvananthapuram Kottayam Thrissur Agartala",
  desert: "Jaisalmer Jodhpur Bikaner Bhuj Barmer Ajmer",
  city: "Delhi Bengaluru Hyderabad Pune Ahmedabad Gurugram Noida Lucknow Indore Nagpur Kolkata Chandigarh Faridabad Ghaziabad Rajkot Vadodara Ludhiana",
  lake: "Bhopal Udaipur Nainital Sagar Pushkar",
  river:
    "Varanasi Prayagraj Haridwar Patna Howrah Guwahati Ujjain Narmadapuram Nashik Jabalpur Bhagalpur Vijayawada Rajahmundry Kanpur Agra",
  fields: "",
  forest: "Jagdalpur Ranchi Ambikapur Silvassa Sambalpur",
  rocks: "Warangal Ballari Kurnool Hampi Jhansi Gwalior Solapur Kalaburagi Nizamabad",
  temples: "Madurai Tiruchirappalli Thanjavur Mysuru Tirupati Bhubaneswar Coimbatore Salem Cuttack",
};
const STATES: Record<string, Land> = {
  "Himachal Pradesh": "peaks",
  Uttarakhand: "peaks",
  "Jammu and Kashmir": "peaks",
  Ladakh: "peaks",
  Sikkim: "peaks",
  "Arunachal Pradesh": "hills",
  Nagaland: "hills",
  Manipur: "hills",
  Mizoram: "hills",
  Meghalaya: "hills",
  Assam: "hills",
  Tripura: "backwater",
  Goa: "sea",
  Kerala: "backwater",
  Lakshadweep: "sea",
  "Andaman and Nicobar Islands": "sea",
  Puducherry: "sea",
  "Dadra and Nagar Haveli and Daman and Diu": "sea",
  Rajasthan: "desert",
  Delhi: "city",
  Chandigarh: "city",
  "Tamil Nadu": "temples",
  Odisha: "temples",
  Karnataka: "rocks",
  Telangana: "rocks",
  "Andhra Pradesh": "rocks",
  Chhattisgarh: "forest",
  Jharkhand: "forest",
  "West Bengal": "river",
};
const BY_TOWN = new Map(
  LANDS.flatMap((land) =>
    TOWNS[land]
      .split(" ")
      .filter(Boolean)
      .map((town) => [town, land] as const),
  ),
);

/** The land of a listing: its town's, else its state's, else fields. */
export const landOf = (state: string | null, city: string | null): Land =>
  BY_TOWN.get(city ?? "") ?? STATES[state ?? ""] ?? "fields";
