import { todayInMoscow } from '../../../platform/calendar/days.ts';
import { ImportError } from './import-error.ts';

/** The largest sum of a document in the ledger. */
const LARGEST_KOPECKS = 999_999_999_999;
const EARLIEST = '2000-01-01';

/**
 * Parses a day as `12.09.2026` or `2026-09-12`. `name` is the field's name in the file. Throws `ImportError` for an
 * invalid day, one before 2000, and one in the future unless `mayBeAhead`.
 */
export function parseDay(text: string, name: string, line: number, mayBeAhead = false): string {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month}-${day}`;
  if (!isRealDay(iso)) throw new ImportError(line, `${name}: нет такого дня «${shortened(text)}»`);
  if (iso < EARLIEST) throw new ImportError(line, `${name}: слишком давно, ${text}`);
  if (!mayBeAhead && iso > todayInMoscow()) throw new ImportError(line, `${name}: день в будущем, ${text}`);
  return iso;
}

function isRealDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(+date) && date.toISOString().startsWith(iso);
}

/**
 * Parses roubles as `1234.5`, `1 234,50` or `-10` into kopecks. Throws `ImportError` for zero, and for a negative sum
 * unless `mayBeNegative`.
 */
export function parseSum(text: string, name: string, line: number, mayBeNegative = false): number {
  const digits = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  const [, sign, rubles, rest = ''] = /^(-?)(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (rubles === undefined) throw new ImportError(line, `${name}: это не сумма «${shortened(text)}»`);
  const kopecks = Number(rubles) * 100 + Number(rest.padEnd(2, '0'));
  if (kopecks === 0) throw new ImportError(line, `${name}: сумма равна нулю`);
  if (kopecks > LARGEST_KOPECKS) throw new ImportError(line, `${name}: слишком большая сумма, ${text}`);
  if (sign === '') return kopecks;
  if (!mayBeNegative) throw new ImportError(line, `${name}: сумма меньше нуля, ${text}`);
  return -kopecks;
}

/** Returns a required text. Throws `ImportError` if it is empty or too long. */
export function parseText(text: string, name: string, line: number, longest = 100): string {
  if (text === '') throw new ImportError(line, `${name}: не заполнено`);
  if (text.length > longest) throw new ImportError(line, `${name}: длиннее ${longest} знаков`);
  return text;
}

/** Shortens unreadable text for a message. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
