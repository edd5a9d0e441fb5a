const PART = /(?<=^|[\s,])((?:г|ул|пр|пл|пер|д|стр|к|корп|кв|оф|офис|цех|объект|склад)\.?) (?=\S)/giu;

/** An address whose lines do not end between «д.» and its number. */
export function unbrokenAddress(address: string): string {
  return address.replace(PART, '$1\u00a0');
}
