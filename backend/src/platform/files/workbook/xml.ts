/** The longest text that a cell of Excel holds, in UTF-16 units. */
const MAX_TEXT = 32_767;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const special = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(special, (character) => entities[character] ?? '');
}

/**
 * Escapes the text of a cell. Excel reads `_x0041_` as an escaped «A», so an underscore before such a sequence is
 * escaped itself.
 */
export function escapeCellText(text: string): string {
  return escapeXml(text.slice(0, MAX_TEXT).replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_'));
}
