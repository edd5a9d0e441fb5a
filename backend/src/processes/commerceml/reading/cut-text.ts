/**
 * The first `max` UTF-16 units of a text, without half a surrogate pair at the end, which JSON and the database refuse.
 */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** The longest value of a property: an index entry takes 2,704 bytes, and a unit may need three. */
export const MAX_VALUE = 800;

/** The longest name of a product or an offer. */
export const MAX_NAME = 500;
