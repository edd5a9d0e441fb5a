import { type CellObject, SSF } from '@e965/xlsx';
import type { CellKind } from './sheet.ts';
import { tidyCell } from './tidy.ts';

/**
 * Writes a cell's value as people would: whole numbers without an exponent (a barcode is 4600123456789), text with its
 * leading zeros, days as 12.11.2026. A formula gives its saved value.
 */
export function cellText({ t: type, v: value, z: format }: CellObject, cells: CellKind): string {
  if (value === undefined || value === null || type === 'z') return '';
  if (type === 'b') return value ? 'ИСТИНА' : 'ЛОЖЬ';
  if (type === 'e') return '#ОШИБКА';
  if (value instanceof Date) return value.toISOString().slice(0, 10).split('-').reverse().join('.');
  if (typeof value === 'number') return numberText(value, typeof format === 'string' ? format : '');
  return tidyCell(String(value), cells);
}

function numberText(value: number, format: string): string {
  if (format !== '' && format !== 'General' && SSF.is_date(format)) return dayText(value);
  if (!Number.isFinite(value)) return '';
  if (Number.isInteger(value) && Math.abs(value) < 1e21)
    return BigInt(value)
      .toString()
      .padStart(/^0{2,20}$/.test(format) ? format.length : 0, '0');
  // Digits after the fifteenth are rounding errors of fractions.
  return String(Number(value.toPrecision(15)));
}

function dayText(value: number): string {
  const day = SSF.parse_date_code(value) as { y: number; m: number; d: number } | null;
  if (day === null) return String(value);
  return [day.d, day.m, day.y].map((part) => String(part).padStart(2, '0')).join('.');
}
