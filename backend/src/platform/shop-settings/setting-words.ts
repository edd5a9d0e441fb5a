import type { SettingField, SimpleField } from '@shop/contracts/office/setting-fields';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';

type Value = string | readonly string[];

/**
 * Describes the value of a setting for people: titles of its fields with their values. Unknown fields are left out.
 * `images` has the words for images by their ids.
 */
export function settingWords(
  fields: readonly SettingField[],
  value: object,
  images: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, Value> {
  const stored = new Map<string, unknown>(Object.entries(value));
  return new Map(
    fields.flatMap((field): [string, Value][] => {
      const part = stored.get(field.name);
      if (field.kind === 'rows') return [[field.title, rowWords(field.fields, part)]];
      if (field.kind === 'image')
        return [[field.title, typeof part === 'string' ? (images.get(part) ?? 'удалённая картинка') : '']];
      if (field.kind !== 'group') return [[field.title, wordsOf(field, part)]];
      const inner = settingWords(field.fields, Object(part ?? {}));
      return [...inner].map(([title, words]) => [`${field.title}: ${title}`, words]);
    }),
  );
}

/** One line for each row: «Вес от: 10 кг, до: 20 кг, Курьером: 900 ₽». */
function rowWords(fields: readonly SimpleField[], rows: unknown): readonly string[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row) =>
    [...settingWords(fields, Object(row))]
      .filter(([, words]) => words.length > 0)
      .map(([title, words]) => `${title}: ${words}`)
      .join(', '),
  );
}

function wordsOf(field: SimpleField, value: unknown): Value {
  if (value === undefined || value === null) return '';
  switch (field.kind) {
    case 'yes-no':
      return value === true ? 'да' : 'нет';
    case 'money':
      return formatMoney(Number(value));
    case 'number':
      return `${formatNumber(Number(value))}\u00a0${field.unit}`.trim();
    case 'day':
      return formatDay(String(value));
    case 'days':
      return Array.isArray(value) ? value.map((day) => formatDay(String(day))) : '';
    case 'choice':
      return field.options.find((option) => option.value === value)?.title ?? String(value);
    case 'text':
    case 'inn':
    case 'bik':
    case 'time':
      return String(value);
  }
}
