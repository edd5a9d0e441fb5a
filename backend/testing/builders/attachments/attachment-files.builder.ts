import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import yazl from 'yazl';

/** A ZIP archive with these files. */
export async function buildZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as unknown as AsyncIterable<Buffer>);
}

/** The same archive with changed records of its directory; `at` counts from the start of each record. */
export function inDirectory(zip: Buffer, change: (record: Buffer) => void): Buffer {
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf('PK\x01\x02'); at !== -1; at = changed.indexOf('PK\x01\x02', at + 1))
    change(changed.subarray(at));
  return changed;
}

/** The same archive with a text replaced everywhere by one of the same length. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

/** A photo from a phone held upright, with the location of the shot. */
export function buildPhoto({ width = 600, height = 400 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c63' } })
    .withExif({
      IFD0: { Make: 'Camera of Ivan' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A .docx document with these additional parts. */
export function buildWord(parts: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  return buildZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>', ...parts });
}

/** A file of the older Office formats, by the names of its parts. */
export function buildOle(...parts: readonly string[]): Buffer {
  const begin = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  return Buffer.concat([begin, Buffer.alloc(504), ...parts.map((part) => Buffer.from(part, 'utf16le'))]);
}

/** The EICAR test file, which virus scanners detect; split in two, so that none of them detects this source file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
