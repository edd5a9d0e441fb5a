/** The first `max` UTF-16 units of a text, without half a character at the end: JSON and the database take none. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Longest value of a property: an index takes 2,704 bytes, and a unit may be three of them. */
export const MAX_VALUE = 800;
