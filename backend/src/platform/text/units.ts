/** OKEI codes of the units wholesalers sell in. */
const units: ReadonlyMap<string, string> = new Map([
  ['796', 'шт'],
  ['715', 'пара'],
  ['778', 'упак'],
  ['839', 'компл'],
  ['704', 'набор'],
  ['736', 'рул'],
  ['625', 'лист'],
  ['812', 'ящ'],
  ['868', 'бут'],
  ['006', 'м'],
  ['018', 'пог. м'],
  ['055', 'м²'],
  ['113', 'м³'],
  ['112', 'л'],
  ['163', 'г'],
  ['166', 'кг'],
  ['168', 'т'],
  ['876', 'усл. ед'],
]);
const codes: ReadonlyMap<string, string> = new Map([...units].map(([code, name]) => [name, code]));

/** The unit of an OKEI code; any other text is returned unchanged. */
export function unitName(measure: string): string {
  return units.get(/^\d{1,3}$/.test(measure) ? measure.padStart(3, '0') : measure) ?? measure;
}

/** The OKEI code of a unit, or an empty string. */
export function unitCode(measure: string): string {
  return codes.get(measure) ?? '';
}
