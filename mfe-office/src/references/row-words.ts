import type { Reference, ReferenceFields } from '@shop/contracts/office/references';
import type { SettingField } from '@shop/contracts/office/setting-fields';
import { formatDay } from '@shop/domain/format/date';

/** A longer text is left to the form. */
const LONGEST_CELL = 300;

/** The value of a field as people read it. */
export function wordsOf(field: SettingField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'yes-no') return value === true ? 'да' : 'нет';
  if (field.kind === 'day') return formatDay(String(value));
  if (field.kind === 'choice')
    return field.options.find((option) => option.value === value)?.title ?? String(value);
  return String(value);
}

/** How people call a row: its key in words. */
export function nameOfRow({ fields, key }: Reference, row: ReferenceFields): string {
  return fields
    .filter(({ name }) => key.includes(name))
    .map((field) => wordsOf(field, row[field.name]))
    .join(', ');
}

/** The fields with a column of their own: short ones, apart from those that the name of the row has. */
export function columnFields({ fields, key }: Reference): readonly SettingField[] {
  return fields.filter(
    (field) =>
      !key.includes(field.name) &&
      field.name !== 'isActive' &&
      !(field.kind === 'text' && (field.lines > 1 || field.maxLength > LONGEST_CELL)),
  );
}
