const PART = /(?<=^|[\s,])((?:г|ул|пр|пл|пер|д|стр|к|корп|кв|оф|офис|цех|объект|склад)\.?) (?=\S)/giu;

/** Joins «д.» and similar abbreviations to the number after them, so that a line never breaks between the two. */
export function unbrokenAddress(address: string): string {
  return address.replace(PART, '$1\u00a0');
}
