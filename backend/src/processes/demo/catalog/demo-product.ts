import type { ProductToWrite } from '../../commerceml/export/write-import.ts';
import { type Random, seededRandom } from '../people/random.ts';
import { assortment } from './assortment/assortment.ts';
import type { Kind, Values } from './assortment/kind.ts';
import { groupIdOf, guidOf, propertyIdOf, valueIdOf } from './classifier.ts';

/** A product with the data that its offers are made from. */
export interface DemoProduct {
  readonly kind: Kind;
  readonly product: ProductToWrite;
  readonly retailKopecks: number;
  /** Colour and shape of the picture. */
  readonly colour: string;
  readonly random: Random;
}

/** Every kind as often as its weight says, in a mixed order. */
const schedule: readonly number[] = assortment
  .flatMap(({ weight }, kind) =>
    Array.from({ length: weight }, (_, round) => ({ kind, at: (round + 0.5) / weight })),
  )
  .sort((a, b) => a.at - b.at || a.kind - b.kind)
  .map(({ kind }) => kind);

/** Product number `index` of the demo shop, independent of the other products. */
export function demoProduct(seed: number, index: number): DemoProduct {
  const kindIndex = schedule[index % schedule.length] ?? 0;
  const kind = assortment[kindIndex] as Kind;
  const round = Math.floor(index / schedule.length);
  const before = schedule.slice(0, index % schedule.length).filter((other) => other === kindIndex).length;
  return build(kind, round * kind.weight + before, seededRandom(seed + Math.imul(index + 1, 0x9e3779b1)));
}

function build(kind: Kind, position: number, random: Random): DemoProduct {
  const values = chooseValues(kind, position, random);
  const colour = values.get('Цвет') ?? 'Серый';
  const article = articleOf(kind, position, random);
  const minOrderCount = random.oneOf(kind.minOrders ?? [1]);
  const hasPack = kind.packs !== undefined && random.chance(0.7);
  const factor = hasPack ? random.oneOf(kind.packs ?? [1]) : null;
  const grams = random.whole(...kind.grams);
  const brand = kind.brands[position % kind.brands.length] ?? null;
  const product: ProductToWrite = {
    id: guidOf(`product ${article}`),
    article,
    name: nameOf(kind, { position, brand, values, colour }, random),
    description: describe(kind, values),
    groupId: groupIdOf(kind),
    brand,
    measureBase: kind.measure,
    measureCustom: factor === null ? null : 'упак',
    measureFactor: factor,
    minOrderCount,
    multiplicity: minOrderCount > 1 && random.chance(0.8) ? minOrderCount : 1,
    weightGrams: grams,
    volumeCm3: Math.round(grams * random.whole(3, 8)),
    vatPercent: 22,
    sort: random.whole(1, 1000),
    picture: null,
    properties: [...values].map(([name, value]) => ({
      id: propertyIdOf(name),
      value: isNumeric(kind.properties[name]) ? value : valueIdOf(name, value),
    })),
  };
  return { kind, product, colour, random, retailKopecks: retailOf(kind, random) };
}

function isNumeric(values: Values | undefined): boolean {
  return values !== undefined && 'unit' in values;
}

/** One value per property; one product in seven lacks one, as in real catalogues. */
function chooseValues(kind: Kind, position: number, random: Random): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, choice] of Object.entries(kind.properties)) {
    const steps = 'unit' in choice ? Math.round((choice.max - choice.min) / choice.step) : 0;
    const value =
      'unit' in choice
        ? String(Number((choice.min + choice.step * random.whole(0, steps)).toFixed(2)))
        : random.oneOf(choice);
    values.set(name, value);
  }
  if (values.has('Марка кабеля') && position === 0) values.set('Марка кабеля', 'ВВГ-is-3x1.5/нг');
  const missing = random.oneOf([...values.keys()]);
  if (random.chance(0.15) && missing !== 'Цвет' && position > 0 && !kind.named?.includes(missing))
    values.delete(missing);
  return values;
}

/** `КСТ-101/2`, `KO 117.4`: the number makes it unique within the kind. */
function articleOf({ articlePrefix }: Kind, position: number, random: Random): string {
  if (articlePrefix === 'КБ' && position === 0) return 'ВВГ-is-3x1.5/нг';
  const number = 101 + position;
  const digit = random.whole(1, 9);
  return random.oneOf([
    `${articlePrefix}-${number}`,
    `${articlePrefix}-${number}/${digit}`,
    `${articlePrefix}.${number}-0${digit}`,
    `${articlePrefix} ${number}.${digit}`,
  ]);
}

interface Named {
  readonly position: number;
  readonly brand: string | null;
  readonly values: ReadonlyMap<string, string>;
  readonly colour: string;
}

function nameOf(kind: Kind, { position, brand, values, colour }: Named, random: Random): string {
  const series = kind.series[position % kind.series.length];
  const generation = Math.floor(position / kind.series.length);
  const model = generation === 0 ? series : `${series}-${generation + 1}`;
  const details = (kind.named ?? []).map((name) => {
    const choice = kind.properties[name];
    const unit = choice !== undefined && 'unit' in choice ? ` ${choice.unit}` : '';
    const value = withinSentence(values.get(name) ?? '');
    return unit === '' ? value : value.replace('.', ',') + unit;
  });
  const [root = ''] = kind.section;
  const isColoured =
    ['Спецодежда', 'Обувь', 'Перчатки', 'Средства защиты'].includes(root) && values.has('Цвет');
  const parts = [`${random.oneOf(kind.nouns)} ${brand} «${model}»`, ...details];
  return [...parts, ...(isColoured ? [`цвет ${colour.toLowerCase()}`] : [])].join(', ');
}

/** «Хлопок» becomes «хлопок»; abbreviations do not change. */
function withinSentence(value: string): string {
  return value.replace(/^[А-ЯЁ](?=[а-яё])/, (letter) => letter.toLowerCase());
}

function describe(kind: Kind, values: ReadonlyMap<string, string>): string {
  const described = [
    'Материал',
    'Материал верха',
    'Материал основы',
    'Утеплитель',
    'Назначение',
    'Двигатель',
    'Стандарт',
  ];
  const facts = described.flatMap((name) =>
    values.has(name) ? [`${name}: ${withinSentence(values.get(name) ?? '')}`] : [],
  );
  const standard = values.get('Стандарт');
  return [
    kind.use,
    ...facts.filter((fact) => !fact.startsWith('Стандарт')).map((fact) => `${fact}.`),
    ...(standard === undefined ? [] : [`Соответствует ${standard}.`]),
  ].join(' ');
}

/** Cheap products are more common than expensive ones; expensive prices end in 0 or 5 rubles. */
function retailOf({ rubles: [from, to] }: Kind, random: Random): number {
  const share = (random.whole(0, 1000) / 1000) ** 1.8;
  const rubles = from + (to - from) * share;
  if (rubles > 1000) return Math.round(rubles / 5) * 500;
  return rubles > 100 ? Math.round(rubles) * 100 : Math.round(rubles * 10) * 10;
}
