import { fileTypeFromBuffer } from 'file-type';
import { type FileType, fileTypes } from './endings.ts';
import { tameName } from './file-name.ts';
import { inspectZip, isArchive } from './inspect-zip.ts';
import { isOle, oleType } from './ole-type.ts';
import { isInfected, isNamedAsProgram, isProgram } from './programs.ts';
import { redrawImage } from './redraw-image.ts';
import { INFECTED, NO_IMAGE, PROGRAM, refused } from './refused.ts';

/** A file that may be kept, as it is kept. */
export interface Inspected extends Omit<FileType, 'endings'> {
  readonly name: string;
  readonly content: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  /** WebP; null for what is no image. */
  readonly preview: Buffer | null;
}

/** The first bytes say what it is. */
const HEAD = 65_536;
const byMedia: Readonly<Record<string, FileType>> = {
  'application/vnd.rar': fileTypes.rar,
  'application/x-rar-compressed': fileTypes.rar,
  'application/x-7z-compressed': fileTypes['7z'],
  'image/bmp': fileTypes.bmp,
};
const IMAGES = /^image\/(?:jpeg|png|apng|webp|gif|avif)$/;
/** Kept as they are where they cannot be drawn: photographs of phones on most servers, scans of many pages. */
const maybeImages: Readonly<Record<string, FileType>> = {
  'image/heic': fileTypes.heic,
  'image/heif': fileTypes.heic,
  'image/heic-sequence': fileTypes.heic,
  'image/heif-sequence': fileTypes.heic,
  'image/tiff': fileTypes.tiff,
};
const IMAGE_ENDINGS = /^(?:jpe?g|png|gif|webp)$/;

/** Looks at a file by its content, whatever it is called. Throws `Validation` at `file` for one that is not taken. */
export async function inspectFile(bytes: Buffer, givenName: string): Promise<Inspected> {
  if (bytes.length === 0) throw refused('Файл пуст');
  if (isInfected(bytes)) throw refused(INFECTED);
  // What directs the writing hides a name's real end.
  if (isProgram(bytes) || isNamedAsProgram(givenName.replace(/[\p{Cc}\p{Cf}]/gu, ''))) throw refused(PROGRAM);
  const ending = /\.([^.]+)$/.exec(givenName.trim().toLowerCase())?.[1] ?? '';
  const media = await mediaOf(bytes);
  if (IMAGES.test(media)) return image(bytes, givenName);
  const undrawn = maybeImages[media];
  if (undrawn) return image(bytes, givenName).catch(() => kept(bytes, givenName, undrawn));
  const type = await typeOf(bytes, media, ending);
  if (type.endings.length === 0 && IMAGE_ENDINGS.test(ending)) throw refused(NO_IMAGE);
  return kept(bytes, givenName, type);
}

async function mediaOf(bytes: Buffer): Promise<string> {
  if (isArchive(bytes) || isText(bytes)) return '';
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD)).catch(() => undefined);
  if (found && isNamedAsProgram(`file.${found.ext}`)) throw refused(PROGRAM);
  return found?.mime ?? '';
}

async function typeOf(bytes: Buffer, media: string, ending: string): Promise<FileType> {
  if (isArchive(bytes)) return inspectZip(bytes);
  if (isOle(bytes)) return oleType(bytes, ending);
  const begins = bytes.toString('latin1', 0, 8);
  if (begins.startsWith('%PDF-')) return fileTypes.pdf;
  if (begins.startsWith('{\\rtf')) return fileTypes.rtf;
  if (isText(bytes)) return fileTypes.csv.endings.includes(ending) ? fileTypes.csv : fileTypes.text;
  return byMedia[media] ?? fileTypes.other;
}

/** Texts have no zeros and other controls, unless they say that each letter has two bytes. */
function isText(bytes: Buffer): boolean {
  if (['fffe', 'feff'].includes(bytes.toString('hex', 0, 2))) return true;
  return !bytes.subarray(0, HEAD).some((byte) => byte < 9 || (byte > 13 && byte < 27));
}

async function image(bytes: Buffer, givenName: string): Promise<Inspected> {
  const { type, ...drawn } = await redrawImage(bytes);
  return { kind: type.kind, type: type.type, name: tameName(givenName, type), ...drawn };
}

function kept(content: Buffer, givenName: string, type: FileType): Inspected {
  const name = tameName(givenName, type);
  return { kind: type.kind, type: type.type, name, content, width: null, height: null, preview: null };
}
