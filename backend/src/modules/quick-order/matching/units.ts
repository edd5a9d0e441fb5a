/** In which units a product is sold: one by one, and by the pack if it comes in packs. */
export interface SoldUnits {
  readonly measure: string;
  readonly measureCustom: string | null;
  /** Base units of a pack. */
  readonly measureFactor: number | null;
}

/** How one unit is written, by the beginnings of its words; the first that fits. */
const WORDS: readonly (readonly [unit: string, words: RegExp])[] = [
  ['шт', /^(?:шт|штук\p{L}*|pcs?|pieces?|ea)$/u],
  ['пара', /^(?:пр|пар[аы]?|pairs?|prs?)$/u],
  ['компл', /^(?:компл|комплект\p{L}*|кмп|sets?)$/u],
  ['набор', /^(?:наб|набор\p{L}*|kits?)$/u],
  ['упак', /^(?:уп|упак|упаков\p{L}*|packs?)$/u],
  ['кор', /^(?:кор|короб\p{L}*|box|boxes)$/u],
  ['пач', /^(?:пач|пачк\p{L}*|пачек)$/u],
  ['рул', /^(?:рул|рулон\p{L}*|rolls?)$/u],
  ['м2', /^(?:м2|м²|кв м\p{L}*)$/u],
  ['м3', /^(?:м3|м³|куб м\p{L}*)$/u],
  ['м', /^(?:м|метр\p{L}*|пог м\p{L}*|погм|пм)$/u],
  ['кг', /^(?:кг|килограмм\p{L}*|kg)$/u],
  ['л', /^(?:л|литр\p{L}*)$/u],
];

/**
 * How many base units one written unit is: 1 for the product's own, more for its pack («уп.» where it comes in «упак»);
 * null for any other, which is to be checked by whoever wrote it.
 */
export function unitFactor(
  unit: string,
  { measure, measureCustom, measureFactor }: SoldUnits,
): number | null {
  const written = comparable(unit);
  if (written === '' || written === comparable(measure)) return 1;
  const isPack = measureCustom !== null && written === comparable(measureCustom);
  return isPack ? measureFactor : null;
}

/** «Шт.», «штук» and «pcs» are one; of «пар (в коробке)» and «шт/уп» the first word counts. */
function comparable(unit: string): string {
  const text = unit
    .toLowerCase()
    .replaceAll(/[.()/ ]+/g, ' ')
    .trim();
  const [first = ''] = text.split(' ');
  const known = [text, first].map((one) => WORDS.find(([, words]) => words.test(one))?.[0]);
  return known[0] ?? known[1] ?? text;
}
