import type { XmlWriter } from '../../../commerceml/export/xml-writer.ts';
import { cutText } from '../../../commerceml/reading/cut-text.ts';

/** The longest texts of the standard: names and other strings, values of requisites, comments. */
export const LONGEST = { name: 255, value: 1000, comment: 3000 } as const;

/** Writes an element unless its text is empty, as long as the standard allows it. */
export function writeText(xml: XmlWriter, name: string, text: string, longest: number = LONGEST.name): void {
  if (text !== '') xml.leaf(name, fitText(text, longest));
}

/** The beginning of a text that is too long. */
export function fitText(text: string, longest: number): string {
  return cutText(text.toWellFormed(), longest);
}

/** A sum with kopecks: `1234.50`. */
export function printSum(kopecks: number): string {
  return (kopecks / 100).toFixed(2);
}

/** Lines end as in Unix; other characters of a comment stay. */
export function printComment(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
