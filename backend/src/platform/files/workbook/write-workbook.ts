import { createWriteStream } from 'node:fs';
import { type PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { printSheet, type Sheet } from './print-sheet.ts';
import { stylesXml } from './styles.ts';
import { fixedParts, printWorkbook } from './workbook-parts.ts';

/** How much of `xl/worksheets/sheet1.xml` may wait for compression, in UTF-16 units. */
const WAITING = 256 * 1024;

/**
 * Opens an XLSX file of one sheet that is compressed while its rows arrive: memory does not grow with them (decision
 * 034). The stream fails with the error that the rows threw.
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
  // The archive does not watch its sources for errors.
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

/**
 * Writes the workbook into a file. Rejects with the error that the rows threw or with the signal's reason; an
 * incomplete file may be left.
 */
export async function writeWorkbook(file: string, sheet: Sheet, signal: AbortSignal): Promise<void> {
  try {
    await pipeline(openWorkbook(sheet), createWriteStream(file), { signal });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
