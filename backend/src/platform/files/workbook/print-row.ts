import { type Cell, MAX_OUTLINE_LEVEL, type Row } from './sheet-row.ts';
import { type CellStyle, styleIndex } from './styles.ts';
import { escapeCellText, escapeXml } from './xml.ts';

/** The longest text that a formula may contain. */
const MAX_IN_FORMULA = 255;

/** Renders a row of the sheet as XML. Rows are numbered from 1. */
export function printRow({ cells, level = 0 }: Row, number: number): string {
  const outline = level > 0 ? ` outlineLevel="${Math.min(level, MAX_OUTLINE_LEVEL)}"` : '';
  let printed = `<row r="${number}"${outline}>`;
  for (const [index, cell] of cells.entries()) {
    if (cell !== null) printed += printCell(cell, `${columnLetters(index)}${number}`);
  }
  return `${printed}</row>`;
}

function printCell(cell: Cell & object, reference: string): string {
  if ('number' in cell) {
    return `<c r="${reference}"${styled(cell.style ?? 'plain')}><v>${cell.number}</v></c>`;
  }
  if ('link' in cell) return printLink(cell, reference);
  return printText(cell.text, cell.style ?? 'text', reference);
}

function printText(text: string, style: CellStyle, reference: string): string {
  const element = `<t xml:space="preserve">${escapeCellText(text)}</t>`;
  return `<c r="${reference}"${styled(style)} t="inlineStr"><is>${element}</is></c>`;
}

/**
 * Renders a link as a formula: a sheet holds at most 65 530 hyperlinks, and Excel reports a file with one more as
 * damaged. An address too long for a formula stays readable as text.
 */
function printLink({ link, text }: { link: string; text: string }, reference: string): string {
  if (link.length > MAX_IN_FORMULA) return printText(link, 'text', reference);
  const formula = `HYPERLINK(${quoted(link)},${quoted(text)})`;
  return `<c r="${reference}"${styled('link')} t="str"><f>${escapeXml(formula)}</f><v>${escapeCellText(text)}</v></c>`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function styled(style: CellStyle): string {
  return style === 'plain' ? '' : ` s="${styleIndex[style]}"`;
}

const known: string[] = [];

/** `A` for 0, `Z` for 25, `AA` for 26. */
export function columnLetters(index: number): string {
  const before = known[index];
  if (before !== undefined) return before;
  const last = String.fromCharCode(65 + (index % 26));
  const letters = index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
  known[index] = letters;
  return letters;
}
