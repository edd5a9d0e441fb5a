import type { SettingField } from '@shop/contracts/office/setting-fields';
import { formatDay } from '@shop/domain/format/date';
import { readRubles } from '@shop/domain/format/money';
import type { Fields } from './file-table.ts';

const words = { yes: 'да', no: 'нет' } as const;

/** The cells of a row, as a file has them and `valuesOf` reads them. */
export function cellsOf(fields: readonly SettingField[], row: Fields): readonly (string | number)[] {
  return fields.map((field) => cellOf(field, row[field.name]));
}

/**
 * The values that cells stand for. A text that is no number, day or choice stays as it is: the schema refuses it and names
 * the field.
 */
export function valuesOf(fields: readonly SettingField[], cells: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field, at) => [field.name, readCell(field, cells[at] ?? '')]));
}

function cellOf(field: SettingField, value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (field.kind === 'number') return Number(value);
  if (field.kind === 'money') return Number(value) / 100;
  if (field.kind === 'yes-no') return value === true ? words.yes : words.no;
  if (field.kind === 'day') return formatDay(String(value));
  if (field.kind === 'choice') return titleOf(field, String(value));
  return String(value);
}

type Choice = Extract<SettingField, { readonly kind: 'choice' }>;

/** Two choices with one title are told apart by their values. */
function titleOf({ options }: Choice, value: string): string {
  const title = options.find((option) => option.value === value)?.title ?? value;
  return options.filter((option) => option.title === title).length > 1 ? value : title;
}

function readCell(field: SettingField, text: string): unknown {
  if (field.kind === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  if (field.kind === 'money') return readRubles(text) ?? text;
  if (field.kind === 'yes-no') return readYesNo(text.toLowerCase());
  if (field.kind === 'day') return readDay(text);
  if (field.kind === 'choice') return readChoice(field, text);
  return text;
}

function readYesNo(text: string): unknown {
  return text === words.yes ? true : text === words.no ? false : text;
}

function readDay(text: string): string {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month}-${day}` : text;
}

function readChoice({ options }: Choice, text: string): string {
  if (options.some(({ value }) => value === text)) return text;
  const named = options.filter(({ title }) => title.toLowerCase() === text.toLowerCase());
  return named.length === 1 && named[0] !== undefined ? named[0].value : text;
}
