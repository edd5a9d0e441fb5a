import { Unreadable } from './sheet.ts';

export type FileKind = 'zip' | 'ole' | 'text';

/** Signatures of files, and the names for those that hold no table. */
const beginnings: readonly (readonly [hex: string, kind: FileKind | string])[] = [
  ['504b0304', 'zip'],
  ['504b0506', 'zip'],
  ['d0cf11e0a1b11ae1', 'ole'],
  ['25504446', 'документ PDF'],
  ['89504e47', 'изображение'],
  ['ffd8ff', 'изображение'],
  ['47494638', 'изображение'],
  ['52494646', 'изображение или звук'],
  ['49492a00', 'изображение'],
  ['4d4d002a', 'изображение'],
  ['424d', 'изображение'],
  ['4d5a', 'программа'],
  ['7f454c46', 'программа'],
  ['526172211a07', 'архив RAR'],
  ['377abcaf271c', 'архив 7-Zip'],
  ['1f8b', 'архив GZIP'],
  ['7b5c727466', 'документ RTF'],
];

const WANTED = 'Нужна таблица: xlsx, xls, ods, csv, tsv или txt';

/** Detects the kind of a file by its content; its name is ignored. Throws `Unreadable` for one that holds no table. */
export function kindOf(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw new Unreadable('Файл пуст');
  const head = bytes.toString('hex', 0, 16);
  if (head.slice(8, 16) === '66747970') throw notTable('изображение или видео');
  const kind = beginnings.find(([hex]) => head.startsWith(hex))?.[1] ?? 'text';
  if (kind === 'zip' || kind === 'ole' || kind === 'text') return kind;
  if (LIKE_TEXT.test(head) && isText(bytes)) return 'text';
  throw notTable(kind);
}

export function notTable(what: string): Unreadable {
  return new Unreadable(`Это не таблица, а ${what}. ${WANTED}`);
}

export function unknownKind(): Unreadable {
  return new Unreadable(`Не удалось узнать тип файла. ${WANTED}`);
}

/** «BM-20;5», «MZ-1;2», «RIFF;3» are texts that begin like a picture, a program and a sound. */
const LIKE_TEXT = /^(?:424d|4d5a|52494646|47494638)/;

function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 1024).some((byte) => byte < 9);
}
