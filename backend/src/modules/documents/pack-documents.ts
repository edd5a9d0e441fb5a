import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/**
 * Streams a ZIP, rendering each file when its turn comes. Names are flagged as UTF-8, which Windows needs for Cyrillic.
 * A file that cannot be rendered aborts the stream, so that an incomplete archive is not mistaken for a complete one.
 */
export function packDocuments(
  files: readonly { readonly name: string; readonly render: () => Promise<Buffer> }[],
): Readable {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  for (const { name, render } of files) {
    // PDF hardly compresses, but some readers accept only deflated entries if their size is not known in advance.
    zip.addReadStreamLazy(name, (callback) => {
      render().then(
        (bytes) => callback(null, Readable.from([bytes])),
        (error) => stream.destroy(error),
      );
    });
  }
  zip.end();
  return stream;
}
