import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { notTable } from './file-kind.ts';
import { Unreadable } from './sheet.ts';

const MAX_ENTRIES = 5000;
/** The limit is for the entries that are read: some hundred thousand rows. */
const MAX_BYTES = 64_000_000;
/** XML of a table compresses ten to fifty times, zeros a thousand times. */
const [RATIO_MATTERS_FROM, MAX_RATIO] = [8_000_000, 250];

/** Pictures, macros and links to other files are never unpacked. */
const LEFT_OUT =
  /(?:^|\/)(?:media|embeddings|drawings|charts|chartsheets|activex|ctrlprops|customxml|externallinks|printersettings|theme|docprops|pictures|thumbnails|basic|scripts|object[^/]*|configurations2)\/|worksheets\/_rels\/|vbaproject|comments/i;
const PART = /\.(?:xml|rels|bin)$|(?:^|\/)mimetype$/i;

/**
 * Unpacks the entries of a workbook that hold tables, by path; xlsx and ods are archives. The directory is checked
 * before anything is unpacked, and each entry must be as long as the directory says. Throws `Unreadable`.
 */
export async function unpack(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true }).catch((error) => {
    throw damaged(error);
  });
  try {
    const entries = await readDirectory(zip);
    refuseOthers(entries.map(({ fileName }) => fileName.toLowerCase()));
    const parts = new Map<string, Buffer>();
    for (const entry of entries.filter(isPart))
      parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    const manifest = parts.get('META-INF/manifest.xml')?.toString();
    if (manifest?.includes('encryption-data')) throw locked();
    return parts;
  } catch (error) {
    throw error instanceof Unreadable ? error : damaged(error);
  }
}

export function locked(): Unreadable {
  return new Unreadable('Файл защищён паролем. Снимите пароль и загрузите файл ещё раз');
}

export function broken(): Unreadable {
  return new Unreadable(
    'Файл повреждён или загружен не до конца. Откройте его, сохраните заново и повторите',
  );
}

async function readDirectory(zip: ZipFile): Promise<readonly Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw tooMuchInside();
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if ((entry.generalPurposeBitFlag & 1) !== 0) throw locked();
    if (!isPart(entry)) {
      entries.push(entry);
      continue;
    }
    const { uncompressedSize, compressedSize } = entry;
    bytes += uncompressedSize;
    const isBomb = uncompressedSize > RATIO_MATTERS_FROM && uncompressedSize > compressedSize * MAX_RATIO;
    if (isBomb || bytes > MAX_BYTES) throw tooMuchInside();
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) throw tooMuchInside();
  }
  return entries;
}

function isPart({ fileName }: Entry): boolean {
  return PART.test(fileName) && !LEFT_OUT.test(fileName);
}

function refuseOthers(names: readonly string[]): void {
  if (names.some((name) => name === 'content.xml' || /(?:^|\/)workbook\.(?:xml|bin)$/.test(name))) return;
  if (names.some((name) => name.startsWith('word/'))) throw notTable('документ Word');
  if (names.some((name) => name.startsWith('ppt/'))) throw notTable('презентация');
  if (names.some((name) => name.endsWith('.iwa') || name === 'index.zip')) throw notTable('файл Numbers');
  throw notTable('архив ZIP. Распакуйте его и загрузите файл с таблицей');
}

function tooMuchInside(): Unreadable {
  return new Unreadable(
    'В распакованном виде файл больше 64\u00a0МБ. Оставьте только нужный лист и сохраните файл заново',
  );
}

function damaged(error: unknown): Unreadable {
  const { message = '' } = error as Error;
  if (/relative path|absolute path|characters in fileName/i.test(message))
    return new Unreadable('Файл составлен неверно: пути в нём ведут наружу');
  return broken();
}
