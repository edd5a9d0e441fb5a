import { decodeText } from './decode-text.ts';
import { kindOf } from './file-kind.ts';
import { readDelimited } from './read-delimited.ts';
import { readOle, readParts } from './read-workbook.ts';
import type { CellKind, TextSheet } from './sheet.ts';
import { checkSheets } from './sheet-limits.ts';
import { unpack } from './unpack.ts';

/** The name of the only sheet of a file that has no sheets. */
const ONLY_SHEET = 'Файл';

/** Reads a file of any supported kind into sheets of text rows. Throws `Unreadable` with the reason. */
export async function readFile(bytes: Buffer, cells: CellKind = 'line'): Promise<readonly TextSheet[]> {
  const kind = kindOf(bytes);
  if (kind === 'zip') return checkSheets(readParts(await unpack(bytes), cells));
  if (kind === 'ole') return checkSheets(await readOle(bytes, cells));
  return checkSheets([{ name: ONLY_SHEET, rows: readDelimited(decodeText(bytes), cells) }]);
}
