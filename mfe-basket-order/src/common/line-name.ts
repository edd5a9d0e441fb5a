/** The name of an offer with its numbers kept on the line of their words: «размер 39» never parts. */
export function lineName(name: string): string {
  return name.replace(/ (?=\d)/g, '\u00a0');
}
