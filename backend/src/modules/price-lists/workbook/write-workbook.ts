import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { printSheet, type Sheet } from './print-sheet.ts';
import { stylesXml } from './styles.ts';
import { fixedParts, printWorkbook } from './workbook-parts.ts';

/** Content of `xl/worksheets/sheet1.xml` that may wait to be compressed, in UTF-16 units. */
const WAITING = 256 * 1024;

/**
 * Writes an XLSX file of one sheet while its rows come in: memory does not grow with them (decision 034). Rejects with
 * what the rows threw, or with the signal's reason; half a file may be left behind then.
 */
export async function writeWorkbook(file: string, sheet: Sheet, signal: AbortSignal): Promise<void> {
  const zip = new ZipFile();
  let rowCount = 0;
  const content = Readable.from(
    printSheet(sheet, (count) => {
      rowCount = count;
    }),
    { objectMode: false, highWaterMark: WAITING },
  );
  const failed = new AbortController();
  // The archive does not watch what is put into it.
  for (const source of [content, zip]) source.once('error', (error) => failed.abort(error));
  zip.addReadStream(content, 'xl/worksheets/sheet1.xml');
  zip.addReadStreamLazy('xl/workbook.xml', (done) =>
    done(null, Readable.from([printWorkbook(sheet, rowCount)], { objectMode: false })),
  );
  for (const [path, part] of Object.entries({ ...fixedParts, 'xl/styles.xml': stylesXml })) {
    zip.addBuffer(Buffer.from(part), path);
  }
  zip.end();
  const either = AbortSignal.any([signal, failed.signal]);
  try {
    await pipeline(zip.outputStream, createWriteStream(file), { signal: either });
  } catch (error) {
    throw either.aborted ? either.reason : error;
  } finally {
    content.destroy();
  }
}
