const OF_INDIA = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Digits of the scripts of India (०, ૦, ০, ౦ …) as ASCII; their blocks are 128 apart, with each at the same place. */
export const latinDigits = (text: string): string =>
  text.replace(OF_INDIA, (digit) => String((digit.charCodeAt(0) - 0x0966) % 128));
