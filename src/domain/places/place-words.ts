/** A place in words, the nearest name first: 'Vijay Nagar, Indore, Madhya Pradesh'. A name that comes twice is said once. */
export const placeWords = (...names: readonly (string | null | undefined)[]): string =>
  [...new Set(names.filter(Boolean))].join(", ");

/** Where a card says that something is: 'Vijay Nagar, Indore'; 'Indore, Madhya Pradesh' of a town of its own. */
export function townWords(
  city: string,
  district: string,
  state: string,
  said: (name: string) => string = (name) => name,
  isTown: (name: string) => boolean = () => false,
): string {
  const town = city || district;
  const around =
    district && !isTown(town) && !district.startsWith(town) && !town.startsWith(district) ? district : state;
  return placeWords(said(town), said(around));
}
