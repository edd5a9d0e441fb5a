import { cutText, MAX_VALUE } from './cut-text.ts';
import { isEmptyDate, isEmptyNumber, type NodeFields } from './node-fields.ts';
import type { ValueRecord } from './records.ts';
import type { XmlNode } from './xml-records.ts';

/** A dictionary's empty reference. */
const EMPTY_REFERENCE = '00000000-0000-0000-0000-000000000000';
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})(?::\d{2})?$/;

/** Reads `ЗначенияСвойств` of a product or an offer, several values of one property too. Empty values are left out. */
export function readValues(fields: NodeFields, node: XmlNode): readonly ValueRecord[] {
  return fields.list(node, 'ЗначенияСвойств', 'ЗначенияСвойства').flatMap((entry) => {
    const values = entry.children
      .filter(({ name }) => name === 'Значение' || name === 'ИдЗначения')
      .map(({ text, line }) => ({ value: cutText(printMoment(text.trim()), MAX_VALUE), line }))
      .filter(({ value }) => !isEmptyValue(value));
    if (values.length === 0) return [];
    const id = fields.attempt('value', '', () => fields.required(entry, 'Ид'));
    return id === '' ? [] : values.map(({ value, line }) => ({ id, value, line }));
  });
}

function isEmptyValue(text: string): boolean {
  return isEmptyDate(text) || isEmptyNumber(text) || text === EMPTY_REFERENCE;
}

/** 1C writes a day as `2026-12-01T00:00:00`. */
function printMoment(text: string): string {
  const [found, year, month, day, time] = MOMENT.exec(text) ?? [];
  if (found === undefined || year === '0001') return text;
  return `${day}.${month}.${year}${time === '00:00' ? '' : ` ${time}`}`;
}
