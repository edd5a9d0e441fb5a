import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './file-kinds.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = 0.95;
const MIN_BYTES = 512;

/** The gate weighs what the store then writes, so one compression serves both. */
const known = new WeakMap<Buffer, Promise<ReadonlyMap<string, Buffer>>>();

/** Compressed copies of a file, by their suffix; only those that are smaller. */
export function compressedCopies(file: string, content: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const copies = known.get(content) ?? compress(file, content);
  known.set(content, copies);
  return copies;
}

async function compress(file: string, content: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  if (!isCompressible(file) || content.length < MIN_BYTES) return new Map();
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  const copies = new Map([
    ['.br', br],
    ['.gz', gz],
  ]);
  return new Map([...copies].filter(([, copy]) => copy.length < content.length * WORTH_IT));
}
