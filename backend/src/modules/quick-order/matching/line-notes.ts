/** Ends a sentence that says what is missing. */
export function analogNote(analogIds: readonly number[]): string {
  return analogIds.length > 0 ? '. Замена в наличии — ниже' : '';
}

/** Names lines in the instrumental case: «строкой 5», «строками 5, 9 и ещё 3». */
export function linesOf(numbers: readonly number[]): string {
  if (numbers.length === 1) return `строкой ${numbers[0]}`;
  const more = numbers.length > 3 ? ` и ещё ${numbers.length - 3}` : '';
  return `строками ${numbers.slice(0, 3).join(', ')}${more}`;
}
