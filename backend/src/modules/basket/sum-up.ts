/** How much is asked of each offer; one that is named twice is asked with both quantities. By first naming. */
export function sumUp(
  lines: readonly { readonly id: number; readonly quantity: number }[],
): Map<number, number> {
  const asked = new Map<number, number>();
  for (const { id, quantity } of lines) asked.set(id, (asked.get(id) ?? 0) + quantity);
  return asked;
}
