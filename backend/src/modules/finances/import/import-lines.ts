import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import iconv from 'iconv-lite';
import { ImportError } from './import-error.ts';

/** A line of a file without its terminator; numbers start at 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

const HEAD_BYTES = 64 * 1024;
const LONGEST_LINE = 20_000;

/** Yields the lines of a text file as it is read. Throws `ImportError` if it is not text. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const decoded = iconv.decodeStream(await encodingOf(file));
  // Stream errors are thrown by the loop.
  pipeline(createReadStream(file), decoded, () => {});
  let number = 0;
  let rest = '';
  for await (const chunk of decoded as AsyncIterable<string>) {
    const texts = (rest + chunk).split('\n');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      number += 1;
      yield checked(number, text);
    }
    if (rest.length > LONGEST_LINE) throw new ImportError(number + 1, 'слишком длинная строка');
  }
  if (rest !== '') yield checked(number + 1, rest);
}

/** Whether the file starts with this text, ignoring a UTF-8 byte order mark. */
export async function startsWithText(file: string, start: string): Promise<boolean> {
  return (await readHead(file)).toString('utf8').replace('\ufeff', '').startsWith(start);
}

function checked(number: number, ended: string): Line {
  const text = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
  if (text.length > LONGEST_LINE) throw new ImportError(number, 'слишком длинная строка');
  if (text.includes('\0')) throw new ImportError(number, 'нулевые байты: файл повреждён или это не текст');
  if (text.includes('\ufffd')) throw new ImportError(number, 'текст повреждён: не та кодировка');
  return { number, text };
}

/**
 * Detects the encoding by the bytes of «Кодировка=» in the head of bank files, since the declared value is not always
 * true. Otherwise UTF-8 if the bytes are valid, else windows-1251.
 */
async function encodingOf(file: string): Promise<'utf8' | 'win1251' | 'cp866'> {
  const head = await readHead(file);
  for (const encoding of ['utf8', 'win1251', 'cp866'] as const) {
    if (head.includes(iconv.encode('Кодировка=', encoding))) return encoding;
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf8';
  } catch {
    return 'win1251';
  }
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(null, `Файл не открывается: ${file} (${error.code ?? error.message})`);
  });
  try {
    if ((await handle.stat()).isDirectory()) throw new ImportError(null, `Это папка, а не файл: ${file}`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
