import type { SimpleField } from '@shop/contracts/office/setting-fields';

/** The props of a text field that fit the kind of the value. */
export function inputOf(field: SimpleField) {
  if (field.kind === 'time') return { type: 'time' };
  if (field.kind === 'day') return { type: 'date' };
  if (field.kind === 'money') return { inputMode: 'decimal', end: '₽' } as const;
  if (field.kind === 'number') return { inputMode: 'numeric', end: field.unit } as const;
  return field.kind === 'text' ? { maxLength: field.maxLength } : {};
}
