import type { SettingField } from '@shop/contracts/office/setting-fields';
import { day } from '@shop/contracts/platform/fields';
import * as fields from '@shop/domain/validation/fields';
import { REQUIRED } from '@shop/domain/validation/messages';
import { oneLine } from '@shop/domain/validation/one-line';
import * as v from 'valibot';

// Schemas of the fields of settings. Each parses what it has returned, and describes itself for page and command in
// the metadata `field`.

/** The facts about a field beside its name and title. */
type Facts = SettingField extends infer Field
  ? Field extends SettingField
    ? Omit<Field, 'name' | 'title' | 'hint' | 'fields'>
    : never
  : never;

const MOST_KOPECKS = 1_000_000_000_00;
const MOST_DAYS = 400;

function about<Output>(title: string, hint: string, facts: Facts) {
  return v.metadata<Output, { readonly field: object }>({ field: { ...facts, title, hint } });
}

/** One line of 1 to `max` characters, without links. */
export function line(title: string, max: number, hint = '') {
  return v.pipe(oneLine(max), about(title, hint, { kind: 'text', maxLength: max, lines: 1 }));
}

/** A line that may be empty. */
export function optionalLine(title: string, max: number, hint = '') {
  return v.pipe(fields.optionalText(max), about(title, hint, { kind: 'text', maxLength: max, lines: 1 }));
}

/** Text of several lines, at most `max` characters. It may be empty. */
export function longText(title: string, max: number, lines: number, hint = '') {
  return v.pipe(fields.optionalText(max), about(title, hint, { kind: 'text', maxLength: max, lines }));
}

/** The last part of an address: Latin letters, digits and hyphens. */
export function code(title: string, hint = '') {
  return v.pipe(
    fields.requiredText(100),
    v.regex(/^[a-z0-9][a-z0-9_-]*$/, 'Только строчные латинские буквы, цифры и\u00a0дефис'),
    about(title, hint, { kind: 'text', maxLength: 100, lines: 1 }),
  );
}

/** A page of this site by its path, or empty. Browsers read `/\\` as `//`, the start of another site. */
export function sitePath(title: string, hint = '') {
  return v.pipe(
    fields.optionalText(500),
    v.regex(/^(\/[^/\\\s][^\\\s]*)?$/, 'Введите адрес страницы магазина, начиная с\u00a0/'),
    about(title, hint, { kind: 'text', maxLength: 500, lines: 1 }),
  );
}

/** A place as maps copy it, «55.6031, 37.6042», or empty. */
export function place(title: string, hint = '') {
  return v.pipe(
    fields.optionalText(60),
    v.regex(/^(-?\d{1,2}(\.\d{1,12})?\s*,\s*-?\d{1,3}(\.\d{1,12})?)?$/, BAD_PLACE),
    v.transform((text) => (text === '' ? '' : text.split(',').map(printDegrees).join(', '))),
    v.check((text) => text === '' || isOnEarth(text.split(',').map(Number)), BAD_PLACE),
    about(title, hint, { kind: 'text', maxLength: 60, lines: 1 }),
  );
}

const BAD_PLACE = 'Введите широту и\u00a0долготу: 55.6031, 37.6042';

/** Without an exponent and without zeros at the end. */
function printDegrees(text: string): string {
  return Number(text)
    .toFixed(12)
    .replace(/\.?0+$/, '');
}

function isOnEarth([latitude = 0, longitude = 0]: readonly number[]): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** A whole number from `min` to `max`. */
export function whole(title: string, min: number, max: number, hint = '') {
  const message = `Введите целое число от\u00a0${min} до\u00a0${max}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
    about(title, hint, { kind: 'number', min, max, unit: '' }),
  );
}

/** A calendar day `YYYY-MM-DD`. */
export function oneDay(title: string, hint = '') {
  return v.pipe(
    v.config(day, { message: 'Некорректная дата: нужна как 31.12.2026' }),
    about(title, hint, { kind: 'day' }),
  );
}

/** Exactly `count` digits. */
export function digits(title: string, count: number, hint = '') {
  return v.pipe(
    v.string(REQUIRED),
    v.trim(),
    v.regex(new RegExp(`^\\d{${count}}$`), `Должно быть ${count} цифр`),
    about(title, hint, { kind: 'text', maxLength: count, lines: 1 }),
  );
}

/** Exactly `count` digits, or null. */
export function optionalDigits(title: string, count: number, hint = '') {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.regex(new RegExp(`^(\\d{${count}})?$`), `Должно быть ${count} цифр`),
    v.transform((text) => text || null),
    about(title, hint, { kind: 'text', maxLength: count, lines: 1 }),
  );
}

export function inn(title: string, hint = '') {
  return v.pipe(fields.inn, about(title, hint, { kind: 'inn' }));
}

/** The БИК of a bank, in a group with the bank's `name` and `correspondentAccount`. */
export function bik(title: string, hint = '') {
  return v.pipe(
    v.string(REQUIRED),
    v.trim(),
    v.regex(/^\d{9}$/, 'Должно быть 9 цифр'),
    about(title, hint, { kind: 'bik' }),
  );
}

export function optionalEmail(title: string, hint = '') {
  return v.pipe(
    v.optional(v.union([v.literal(''), fields.email], fields.email.pipe[1].message), ''),
    about(title, hint, { kind: 'text', maxLength: 254, lines: 1 }),
  );
}

/** Integer kopecks, 0 or more. */
export function money(title: string, hint = '') {
  return v.pipe(kopecks, about(title, hint, { kind: 'money', isOptional: false }));
}

/** Integer kopecks, or null. */
export function optionalMoney(title: string, hint = '') {
  return v.pipe(v.nullable(kopecks), about(title, hint, { kind: 'money', isOptional: true }));
}

const kopecks = v.pipe(
  v.number('Введите сумму'),
  v.integer('Введите сумму с\u00a0точностью до\u00a0копейки'),
  v.minValue(0, 'Сумма не\u00a0может быть меньше нуля'),
  v.maxValue(MOST_KOPECKS, 'Сумма не\u00a0может быть больше миллиарда рублей'),
);

interface Range {
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}

/** A whole number from `min` to `max`. */
export function wholeNumber(title: string, { min, max, unit = '' }: Range, hint = '') {
  return v.pipe(wholeBetween(min, max), about(title, hint, { kind: 'number', min, max, unit }));
}

/** A whole number from `min` to `max`, or null. */
export function optionalWholeNumber(title: string, { min, max, unit = '' }: Range, hint = '') {
  return v.pipe(v.nullable(wholeBetween(min, max)), about(title, hint, { kind: 'number', min, max, unit }));
}

function wholeBetween(min: number, max: number) {
  return v.pipe(
    v.number('Введите целое число'),
    v.integer('Введите целое число'),
    v.minValue(min, `Не\u00a0меньше ${min}`),
    v.maxValue(max, `Не\u00a0больше ${max}`),
  );
}

export function yesNo(title: string, hint = '') {
  return v.pipe(v.boolean('Выберите да или нет'), about(title, hint, { kind: 'yes-no' }));
}

/** One of the options, a value with its title. */
export function choice<const Value extends string>(
  title: string,
  options: readonly { readonly value: Value; readonly title: string }[],
  hint = '',
) {
  return v.pipe(
    v.picklist(
      options.map(({ value }) => value),
      'Выберите один из\u00a0вариантов',
    ),
    about(title, hint, { kind: 'choice', options: [...options] }),
  );
}

/** `HH:MM`, Moscow time. */
export function time(title: string, hint = '') {
  return v.pipe(
    v.string(REQUIRED),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Введите время как 15:00'),
    about(title, hint, { kind: 'time' }),
  );
}

/** Calendar days without repetition, sorted. */
export function days(title: string, hint = '') {
  return v.pipe(
    v.array(v.config(day, { message: 'Некорректная дата: нужна как 31.12.2026' }), 'Нужен список дат'),
    v.maxLength(MOST_DAYS, `Не\u00a0больше ${MOST_DAYS} дат`),
    v.transform((all) => [...new Set(all)].sort()),
    about(title, hint, { kind: 'days' }),
  );
}

/** Fields under one heading. */
export function group<const Entries extends v.ObjectEntries>(title: string, entries: Entries, hint = '') {
  return v.pipe(v.object(entries, REQUIRED), about(title, hint, { kind: 'group' }));
}

/** A table of at most `max` rows with the same fields. */
export function rows<const Entries extends v.ObjectEntries>(
  title: string,
  entries: Entries,
  max: number,
  hint = '',
) {
  return v.pipe(
    v.array(v.object(entries, REQUIRED), 'Нужен список строк'),
    v.maxLength(max, `Не\u00a0больше ${max} строк`),
    about(title, hint, { kind: 'rows', max }),
  );
}

/** The id of an uploaded image, or null. Only a field of the setting itself, not of a group or a table. */
export function image(title: string, hint = '') {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.regex(/^([0-9a-f]{64})?$/, 'Выберите файл картинки'),
    v.transform((text) => text || null),
    about(title, hint, { kind: 'image' }),
  );
}
