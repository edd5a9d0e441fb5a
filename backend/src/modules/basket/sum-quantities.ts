/** Sums quantities by offer id, in the order of first occurrence. */
export function sumQuantities(
  lines: readonly { readonly id: number; readonly quantity: number }[],
): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}
