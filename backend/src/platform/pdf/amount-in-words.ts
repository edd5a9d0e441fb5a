import { plural } from '@shop/domain/format/number';

/** The largest sum that can be written in words, in kopecks. */
export const LARGEST_SUM_KOPECKS = 999_999_999_999_99;

/**
 * A sum as documents write it: «Две тысячи один рубль 05 копеек», with kopecks in digits as accountants expect.
 * `kopecks` is a whole number from 0 to `LARGEST_SUM_KOPECKS`; throws `RangeError` beyond.
 */
export function amountInWords(kopecks: number): string {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0 || kopecks > LARGEST_SUM_KOPECKS) {
    throw new RangeError(`No words for ${kopecks} kopecks`);
  }
  const rubles = Math.floor(kopecks / 100);
  const rest = kopecks % 100;
  const words = [
    wholeInWords(rubles),
    plural(rubles, 'рубль', 'рубля', 'рублей'),
    String(rest).padStart(2, '0'),
    plural(rest, 'копейка', 'копейки', 'копеек'),
  ].join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Gender = 'masculine' | 'feminine';

const ones = ' один два три четыре пять шесть семь восемь девять'.split(' ');
const teens =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  );
const tens = '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ');
const hundreds = ' сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ');
type Group = readonly [size: number, gender: Gender, one: string, few: string, many: string];
const groups: readonly Group[] = [
  [1_000_000_000, 'masculine', 'миллиард', 'миллиарда', 'миллиардов'],
  [1_000_000, 'masculine', 'миллион', 'миллиона', 'миллионов'],
  [1_000, 'feminine', 'тысяча', 'тысячи', 'тысяч'],
];

function wholeInWords(value: number): string {
  if (value === 0) return 'ноль';
  const words = groups.flatMap(([size, gender, ...forms]) => {
    const count = Math.floor(value / size) % 1000;
    return count === 0 ? [] : [...tripletInWords(count, gender), plural(count, ...forms)];
  });
  return [...words, ...tripletInWords(value % 1000, 'masculine')].join(' ');
}

/** A number below a thousand in words, without its noun. */
function tripletInWords(value: number, gender: Gender): readonly string[] {
  const rest = value % 100;
  const hundred = hundreds[Math.floor(value / 100)];
  const isTeen = rest >= 10 && rest < 20;
  const words = isTeen
    ? [hundred, teens[rest - 10]]
    : [hundred, tens[Math.floor(rest / 10)], gender === 'feminine' ? feminine(rest % 10) : ones[rest % 10]];
  return words.filter((word): word is string => word !== undefined && word !== '');
}

function feminine(digit: number): string | undefined {
  return digit === 1 ? 'одна' : digit === 2 ? 'две' : ones[digit];
}
