import { buffer } from 'node:stream/consumers';
import { setImmediate as otherWork } from 'node:timers/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Validation } from '../../../platform/errors/errors.ts';
import { CHUNK_OVERLAP, isInfected, isNamedAsProgram, isProgram } from './detect-program.ts';
import { type FileType, fileTypes } from './file-types.ts';
import { INFECTED, LOCKED, MACROS, refuseFile } from './refuse-file.ts';

const MAX_ENTRIES = 1000;
const MAX_BYTES = 200_000_000;
/** Zeros compress a thousandfold; smaller files are harmless at any ratio. */
const [RATIO_MATTERS_FROM, MAX_RATIO] = [10_000_000, 100];
const TIME_MS = 15_000;
/** Nesting limits: Office documents are archives too, with spreadsheets embedded in them. */
const [MAX_ARCHIVES, MAX_DEPTH] = [2, 4];
const MACRO = /(?:^|\/)vbaproject\.bin$|^xl\/macrosheets\/|^basic\/[^/]+\/(?!script-lb)[^/]+\.xml$/;
const PROGRAM_INSIDE = 'В\u00a0архиве есть программа или сценарий: такие файлы мы не\u00a0принимаем';
const TOO_LARGE = 'В\u00a0распакованном виде архив больше 200\u00a0МБ. Разделите его на части';

/** The remaining limits for an archive and everything nested in it. */
interface Budget {
  entries: number;
  bytes: number;
  readonly untilMs: number;
}

/**
 * Returns whether an archive is a document, a spreadsheet or a plain archive. Unpacks all of it in a stream, within
 * limits of time and bytes. Throws `Validation` if it is damaged or encrypted, contains programs, macros or paths
 * outside it, nests too many archives, or is a decompression bomb.
 */
export async function inspectZip(bytes: Buffer): Promise<FileType> {
  return inspect(bytes, { entries: MAX_ENTRIES, bytes: MAX_BYTES, untilMs: Date.now() + TIME_MS }, 0, 0);
}

async function inspect(bytes: Buffer, budget: Budget, archives: number, depth: number): Promise<FileType> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true }).catch((error) => {
    throw damaged(error);
  });
  try {
    const entries = await readDirectory(zip, bytes.length, budget);
    const type = await typeOf(zip, entries);
    const inside = type === fileTypes.zip ? archives + 1 : archives;
    if (inside > MAX_ARCHIVES || depth > MAX_DEPTH)
      throw refuseFile('В\u00a0архиве лежит архив с\u00a0архивами. Распакуйте его и\u00a0приложите снова');
    for (const entry of entries) {
      const nested = await readEntry(zip, entry, budget);
      if (nested !== null) await inspect(nested, budget, inside, depth + 1);
    }
    return type;
  } catch (error) {
    throw error instanceof Validation ? error : damaged(error);
  } finally {
    zip.close();
  }
}

async function readDirectory(zip: ZipFile, length: number, budget: Budget): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    budget.entries -= 1;
    if (budget.entries < 0)
      throw refuseFile('В\u00a0архиве больше 1\u00a0000 файлов. Разделите его на части');
    if ((entry.generalPurposeBitFlag & 1) !== 0) throw refuseFile(LOCKED);
    const name = entry.fileName.toLowerCase();
    if (MACRO.test(name)) throw refuseFile(MACROS);
    if (isNamedAsProgram(name) || isLink(entry)) throw refuseFile(PROGRAM_INSIDE);
    bytes += entry.uncompressedSize;
    if (bytes > budget.bytes) throw refuseFile(TOO_LARGE);
    entries.push(entry);
  }
  if (bytes > RATIO_MATTERS_FROM && bytes > length * MAX_RATIO)
    throw refuseFile('Архив сжат неправдоподобно сильно. Приложите файлы из\u00a0него по\u00a0отдельности');
  return entries;
}

/** A Unix symbolic link may point anywhere. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

async function typeOf(zip: ZipFile, entries: readonly Entry[]): Promise<FileType> {
  const names = entries.map(({ fileName }) => fileName);
  if (names.includes('[Content_Types].xml')) {
    if (names.some((name) => name.startsWith('word/'))) return fileTypes.docx;
    if (names.some((name) => name.startsWith('xl/'))) return fileTypes.xlsx;
    if (names.some((name) => name.startsWith('ppt/'))) return fileTypes.pptx;
  }
  const mimetype = entries.find(
    ({ fileName, uncompressedSize }) => fileName === 'mimetype' && uncompressedSize < 100,
  );
  if (mimetype === undefined) return fileTypes.zip;
  const declared = (await buffer(await zip.openReadStreamPromise(mimetype))).toString().trim();
  const known = [fileTypes.odt, fileTypes.ods, fileTypes.odp].find(({ type }) => declared.startsWith(type));
  return known ?? fileTypes.zip;
}

/** Reads an entry to its end and returns its content if that is an archive. */
async function readEntry(zip: ZipFile, entry: Entry, budget: Budget): Promise<Buffer | null> {
  if (entry.fileName.endsWith('/')) return null;
  const chunks: Buffer[] = [];
  let tail: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let isZip = false;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw refuseFile(TOO_LARGE);
    if (Date.now() > budget.untilMs)
      throw refuseFile('Архив не\u00a0удалось проверить за\u00a015\u00a0секунд. Разделите его на части');
    if (isFirst) {
      if (isProgram(chunk)) throw refuseFile(PROGRAM_INSIDE);
      isZip = isArchive(chunk);
      isFirst = false;
    }
    const seam = Buffer.concat([tail, chunk.subarray(0, CHUNK_OVERLAP)]);
    if (isInfected(chunk) || isInfected(seam)) throw refuseFile(INFECTED);
    tail = Buffer.from((chunk.length < CHUNK_OVERLAP ? seam : chunk).subarray(-CHUNK_OVERLAP));
    if (isZip) chunks.push(chunk);
    // Chunks that are already decompressed arrive without yielding to the event loop.
    await otherWork();
  }
  return isZip ? Buffer.concat(chunks) : null;
}

/** Whether the bytes start with a ZIP signature. */
export function isArchive(head: Buffer): boolean {
  return ['504b0304', '504b0506'].includes(head.toString('hex', 0, 4));
}

function damaged(error: unknown): Validation {
  const { message = '' } = error as Error;
  if (/relative path|absolute path|characters in fileName/i.test(message))
    return refuseFile('Архив составлен неверно: пути в\u00a0нём ведут наружу');
  if (/encrypt/i.test(message)) return refuseFile(LOCKED);
  return refuseFile('Архив повреждён или загружен не\u00a0до\u00a0конца');
}
