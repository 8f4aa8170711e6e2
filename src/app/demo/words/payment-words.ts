/** What people of the demo write beside what they pay, give back and keep. */

/** By what is paid. */
export const NOTES: Readonly<Record<string, readonly string[]>> = {
  token: ["Token bhej diya hai.", "बाक़ी कार्यक्रम के दिन।", "Token, as agreed.", "", "", ""],
  advance: ["Advance bhej diya hai.", "Sent from my wife's account.", "अग्रिम राशि।", "", "", ""],
  balance: ["With thanks.", "बाक़ी रक़म, धन्यवाद।", "Baaki bhi bhej diya. Shukriya.", "", "", ""],
};

/** Why a part was kept, by the trade. */
export const KEPT: Readonly<Record<string, readonly string[]>> = {
  venues: [
    "Two panes of the glass door were broken on the terrace; bill of the glazier attached in the thread.",
    "हॉल का एक पंखा और दो कुर्सियाँ टूटीं, उसका ख़र्च।",
    "Cleaning of the lawn took a day more: paint from the holi powder.",
  ],
  rentals: [
    "One microphone came back without its grille and cable.",
    "दो दरियाँ जल गई थीं, उनकी क़ीमत।",
    "Ek halogen ka stand wapas nahi aaya.",
  ],
};

/** To a payment that the other side does not find, and then with it once more. */
export const NOT_THERE = [
  "This UTR is not in my account.",
  "यह UTR मेरे खाते में नहीं दिख रहा।",
  "UTR galat lag raha hai, ek baar check kijiye.",
];
export const CORRECTED = "Corrected, sorry.";

/** With a deposit, and with what comes back of it. */
export const DEPOSIT_PAID = ["Deposit, as agreed.", "सिक्योरिटी डिपॉज़िट।", "", ""];
export const DEPOSIT_BACK = [
  "All came back in order. Thank you.",
  "सब ठीक मिला, धन्यवाद।",
  "Sab sahi mila. Shukriya.",
  "",
];
