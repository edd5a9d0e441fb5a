import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Pages differ by their nonce and are compressed each time: 4 costs under a millisecond. */
const PAGE_QUALITY = 4;

export interface Encoded {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

/** A text in the best encoding the browser takes. */
export async function compressFor(acceptEncoding: string | undefined, text: string): Promise<Encoded> {
  const body = Buffer.from(text);
  if (accepts(acceptEncoding, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY };
    return { body: await brotli(body, { params }), encoding: 'br' };
  }
  if (accepts(acceptEncoding, 'gzip')) return { body: await zip(body), encoding: 'gzip' };
  return { body, encoding: undefined };
}

function accepts(header = '', encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
