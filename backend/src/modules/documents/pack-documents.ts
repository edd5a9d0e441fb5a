import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/**
 * Files as a ZIP that is written while it is read, each drawn when its turn comes. Names are marked as UTF-8, which
 * Windows needs to show Cyrillic. A file that can't be drawn breaks the stream off, so that nobody takes a part for all.
 */
export function packDocuments(
  files: readonly { readonly name: string; readonly draw: () => Promise<Buffer> }[],
): Readable {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  for (const { name, draw } of files) {
    // Deflated, though a PDF gains little: some readers take nothing else whose length is not known beforehand.
    zip.addReadStreamLazy(name, (give) => {
      draw().then(
        (bytes) => give(null, Readable.from([bytes])),
        (error) => stream.destroy(error),
      );
    });
  }
  zip.end();
  return stream;
}
