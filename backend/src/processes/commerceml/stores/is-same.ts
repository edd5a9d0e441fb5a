/** Whether a stored row already says what is wanted of it. */
export function isSame(known: object, wanted: object): boolean {
  const stored = known as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => stored[key] === value);
}
