import { createWriteStream } from 'node:fs';
import { type PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { printSheet, type Sheet } from './print-sheet.ts';
import { stylesXml } from './styles.ts';
import { fixedParts, printWorkbook } from './workbook-parts.ts';

/** Content of `xl/worksheets/sheet1.xml` that may wait to be compressed, in UTF-16 units. */
const WAITING = 256 * 1024;

/**
 * An XLSX file of one sheet, compressed while its rows come in: memory does not grow with them (decision 034). The
 * stream fails with what the rows threw.
 */
export function openWorkbook(sheet: Sheet): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let rowCount = 0;
  const content = Readable.from(
    printSheet(sheet, (count) => {
      rowCount = count;
    }),
    { objectMode: false, highWaterMark: WAITING },
  );
  // The archive does not watch what is put into it.
  for (const source of [content, zip]) source.once('error', (error) => output.destroy(error));
  output.once('close', () => content.destroy());
  zip.addReadStream(content, 'xl/worksheets/sheet1.xml');
  zip.addReadStreamLazy('xl/workbook.xml', (done) =>
    done(null, Readable.from([printWorkbook(sheet, rowCount)], { objectMode: false })),
  );
  for (const [path, part] of Object.entries({ ...fixedParts, 'xl/styles.xml': stylesXml })) {
    zip.addBuffer(Buffer.from(part), path);
  }
  zip.end();
  return output;
}

/** The same into a file. Rejects with what the rows threw, or with the signal's reason; half a file may be left then. */
export async function writeWorkbook(file: string, sheet: Sheet, signal: AbortSignal): Promise<void> {
  try {
    await pipeline(openWorkbook(sheet), createWriteStream(file), { signal });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
