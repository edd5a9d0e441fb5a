import iconv from 'iconv-lite';
import { notTable, unknownKind } from './file-kind.ts';

/**
 * Decodes the text of a file: UTF-8 or UTF-16 by the byte order mark or the position of zero bytes, otherwise
 * windows-1251, which accepts any bytes. Throws `Unreadable` for bytes that are no text.
 */
export function decodeText(bytes: Buffer): string {
  const text = decode(bytes).replace(/^\ufeff/, '');
  if (isBinary(text)) throw unknownKind();
  if (/^\s*<(?:!doctype|html|\?xml|table|meta)\b/i.test(text.slice(0, 200)))
    throw notTable('веб-страница или XML. Откройте файл в Excel и сохраните как xlsx');
  return text;
}

function decode(bytes: Buffer): string {
  const unit = utf16Of(bytes);
  if (unit !== null) return iconv.decode(bytes, unit);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'win1251');
  }
}

/**
 * Detects UTF-16 without a mark: digits, separators and line ends have a zero byte beside them, and nothing else has.
 */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 2000);
  let [even, odd] = [0, 0];
  for (const [index, byte] of head.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd > head.length / 20 && even === 0) return 'utf-16le';
  if (even > head.length / 20 && odd === 0) return 'utf-16be';
  return null;
}

/** Control characters that nobody types mean a binary file. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 4000);
  let strange = 0;
  for (let index = 0; index < head.length; index += 1) {
    const code = head.charCodeAt(index);
    if (code === 0) return true;
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) strange += 1;
  }
  return strange > head.length / 50;
}
