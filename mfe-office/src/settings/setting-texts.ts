import type { SettingField, SimpleField } from '@shop/contracts/office/setting-fields';
import { formatDay } from '@shop/domain/format/date';
import * as v from 'valibot';
import { readHundredths, readWhole, rublesOf } from '../common/number-text.ts';

/** The value of a setting: by field names, a group is an object. */
export type SettingValue = Readonly<Record<string, unknown>>;

export type RowsSettingField = Extract<SettingField, { readonly kind: 'rows' }>;

type ImageSettingField = Extract<SettingField, { readonly kind: 'image' }>;

/** A field that has one text in the form, with its path in the value: `cutOff`, `bank.bik`. */
export interface PlacedField {
  readonly path: string;
  readonly field: SimpleField | RowsSettingField | ImageSettingField;
}

/** The fields of a setting in their order, those of groups too. */
export function placedFields(fields: readonly SettingField[]): readonly PlacedField[] {
  return fields.flatMap((field) =>
    field.kind === 'group'
      ? field.fields.map((inner) => ({ path: `${field.name}.${inner.name}`, field: inner }))
      : [{ path: field.name, field }],
  );
}

/** The texts of the form by path; empty ones for a setting that was never filled in. */
export function textsOf(fields: readonly SettingField[], value: SettingValue | null): Record<string, string> {
  return Object.fromEntries(
    placedFields(fields).map(({ path, field }) => [path, textOf(field, valueAt(value, path))]),
  );
}

/**
 * The value that the texts of the form stand for. A text that is no number, sum or date stays as it is: the server
 * refuses it and names the field.
 */
export function parseTexts(
  fields: readonly SettingField[],
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const read = (field: PlacedField['field'], path: string) => readText(field, texts[path] ?? '');
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === 'group'
        ? Object.fromEntries(
            field.fields.map((inner) => [inner.name, read(inner, `${field.name}.${inner.name}`)]),
          )
        : read(field, field.name),
    ]),
  );
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => Object(at ?? {})[name], value);
}

/** The text of one row of a table for each of its fields, by their names. */
export type RowTexts = Readonly<Record<string, string>>;

/** The rows that the text of a table stands for; none for a text that is no table. */
export function rowsOf(text: string): readonly RowTexts[] {
  const parsed = v.safeParse(rowTexts, readJson(text));
  return parsed.success ? parsed.output : [];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const textOfRows = (rows: readonly RowTexts[]): string =>
  rows.length === 0 ? '' : JSON.stringify(rows);

const rowTexts = v.array(v.record(v.string(), v.string()));

/** The text of a field as people read it. */
export function readableText({ field }: PlacedField, text: string): string {
  if (field.kind === 'image') return text && `картинка №\u00a0${text.slice(0, 6)}`;
  if (field.kind !== 'rows') return text;
  return rowsOf(text)
    .map((row) => field.fields.map(({ name }) => row[name] || '…').join('\u00a0/ '))
    .join('; ');
}

function textOf(field: PlacedField['field'], value: unknown): string {
  if (field.kind === 'rows')
    return textOfRows(Array.isArray(value) ? value.map((row) => textsOf(field.fields, row)) : []);
  const { kind } = field;
  if (kind === 'yes-no') return value === true ? 'yes' : value === false ? 'no' : '';
  if (kind === 'days')
    return Array.isArray(value) ? value.map((day) => formatDay(String(day))).join('\n') : '';
  if (kind === 'money' && typeof value === 'number') return rublesOf(value);
  return value === null || value === undefined ? '' : String(value);
}

function readText(field: PlacedField['field'], text: string): unknown {
  if (field.kind === 'rows') return rowsOf(text).map((row) => parseTexts(field.fields, row));
  const { kind } = field;
  if (kind === 'yes-no') return text === '' ? null : text === 'yes';
  if (kind === 'days')
    return text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(readDay);
  if (kind === 'money') return numberOr(text, readHundredths(text));
  if (kind === 'number') return numberOr(text, readWhole(text));
  return text;
}

function numberOr(text: string, number: number): unknown {
  if (text.trim() === '') return null;
  return Number.isNaN(number) ? text : number;
}

function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}
