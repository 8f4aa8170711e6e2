/** Towns that are written in several ways, today's name first: what one of them finds, all find. */
import { searchKey } from "../text.ts";

const TOWNS = `
Agartala, Agartalla | Ahilyanagar, Ahmednagar | Ahmedabad, Ahmadabad, Amdavad | Alappuzha, Alleppey | Ayodhya, Faizabad
Ballari, Bellary | Bardhaman, Burdwan | Bathinda, Bhatinda | Belagavi, Belgaum | Bengaluru, Bangalore | Bharuch, Broach
Bhubaneswar, Bhubaneshwar | Brahmapur, Berhampur | Chennai, Madras | Chhatrapati Sambhajinagar, Aurangabad
Chikkamagaluru, Chikmagalur | Chittorgarh, Chittaurgarh | Davanagere, Davangere | Dehradun, Dehra Dun
Dharamshala, Dharamsala | Dharashiv, Osmanabad | Ferozepur, Firozpur | Gandhinagar, Gandhi Nagar | Gurugram, Gurgaon
Guwahati, Gauhati | Haridwar, Hardwar | Hosapete, Hospet | Howrah, Haora | Hubballi, Hubli | Jalandhar, Jullundur
Kadapa, Cuddapah | Kalaburagi, Gulbarga | Kancheepuram, Kanchipuram, Conjeevaram | Kannur, Cannanore
Kanniyakumari, Kanyakumari | Kanpur, Cawnpore | Kochi, Cochin | Kolkata, Calcutta | Kollam, Quilon | Kozhikode, Calicut
Kutch, Kachchh | Madgaon, Margao | Madikeri, Mercara | Mangaluru, Mangalore | Mohali, SAS Nagar, Sahibzada Ajit Singh Nagar
Mumbai, Bombay | Munger, Monghyr | Mysuru, Mysore | Narmadapuram, Hoshangabad | Nashik, Nasik | New Delhi, Delhi
Palakkad, Palghat | Panaji, Panjim | Prayagraj, Allahabad | Puducherry, Pondicherry | Pune, Poona
Rajamahendravaram, Rajahmundry | Rameswaram, Rameshwaram | Rupnagar, Ropar | Shimla, Simla | Shivamogga, Shimoga
Siliguri, Shiliguri | Thane, Thana | Thanjavur, Tanjore | Thiruvananthapuram, Trivandrum | Thoothukudi, Tuticorin
Thrissur, Trichur | Tiruchirappalli, Trichy, Tiruchi | Tirunelveli, Tinnevelly | Tumakuru, Tumkur
Udhagamandalam, Ooty, Ootacamund | Vadodara, Baroda | Varanasi, Banaras, Benares, Kashi | Vasco da Gama, Vasco
Vijayapura, Bijapur | Vijayawada, Bezawada | Visakhapatnam, Vizag, Vishakhapatnam`;

let bySpelling: Map<string, readonly string[]> | undefined;

/** All spellings of a town in the form of a search, first the one that was asked: 'Gurgaon' → gurgaon, gurugram. */
export function townSpellings(town: string): string[] {
  bySpelling ??= new Map(
    TOWNS.trim()
      .split(/[|\n]/)
      .map((line) => line.split(",").map(searchKey))
      .flatMap((names) => names.map((name) => [name, names] as const)),
  );
  const asked = searchKey(town);
  return [...new Set([asked, ...(bySpelling.get(asked) ?? [])])];
}
