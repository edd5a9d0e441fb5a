/** Whether a stored row already has all the desired values. */
export function isSame(known: object, desired: object): boolean {
  const stored = known as Readonly<Record<string, unknown>>;
  return Object.entries(desired).every(([key, value]) => stored[key] === value);
}
