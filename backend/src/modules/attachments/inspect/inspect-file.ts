import { fileTypeFromBuffer } from 'file-type';
import { isInfected, isNamedAsProgram, isProgram } from './detect-program.ts';
import { type FileType, fileTypes } from './file-types.ts';
import { inspectZip, isArchive } from './inspect-zip.ts';
import { isOle, oleType } from './ole-type.ts';
import { reencodeImage } from './reencode-image.ts';
import { INFECTED, NO_IMAGE, PROGRAM, refuseFile } from './refuse-file.ts';
import { safeFileName } from './safe-file-name.ts';

/** An accepted file, as it will be stored. */
export interface Inspected extends Omit<FileType, 'extensions'> {
  readonly name: string;
  readonly content: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  /** WebP; null for anything but an image. */
  readonly preview: Buffer | null;
}

/** Type detection needs only the first bytes. */
const HEAD = 65_536;
const byMedia: Readonly<Record<string, FileType>> = {
  'application/vnd.rar': fileTypes.rar,
  'application/x-rar-compressed': fileTypes.rar,
  'application/x-7z-compressed': fileTypes['7z'],
  'image/bmp': fileTypes.bmp,
};
const IMAGES = /^image\/(?:jpeg|png|apng|webp|gif|avif)$/;
/** Stored as they are if they cannot be decoded: HEIC on servers without a decoder, multi-page TIFF scans. */
const maybeImages: Readonly<Record<string, FileType>> = {
  'image/heic': fileTypes.heic,
  'image/heif': fileTypes.heic,
  'image/heic-sequence': fileTypes.heic,
  'image/heif-sequence': fileTypes.heic,
  'image/tiff': fileTypes.tiff,
};
const IMAGE_EXTENSIONS = /^(?:jpe?g|png|gif|webp)$/;

/** Detects the type of a file from its content and accepts or refuses it. Throws `Validation` at `file`. */
export async function inspectFile(bytes: Buffer, originalName: string): Promise<Inspected> {
  if (bytes.length === 0) throw refuseFile('Файл пуст');
  if (isInfected(bytes)) throw refuseFile(INFECTED);
  // Bidi controls can hide the real end of a name.
  if (isProgram(bytes) || isNamedAsProgram(originalName.replace(/[\p{Cc}\p{Cf}]/gu, '')))
    throw refuseFile(PROGRAM);
  const extension = /\.([^.]+)$/.exec(originalName.trim().toLowerCase())?.[1] ?? '';
  const media = await mediaOf(bytes);
  if (IMAGES.test(media)) return image(bytes, originalName);
  const undecoded = maybeImages[media];
  if (undecoded) return image(bytes, originalName).catch(() => unchanged(bytes, originalName, undecoded));
  const type = await typeOf(bytes, media, extension);
  if (type.extensions.length === 0 && IMAGE_EXTENSIONS.test(extension)) throw refuseFile(NO_IMAGE);
  return unchanged(bytes, originalName, type);
}

async function mediaOf(bytes: Buffer): Promise<string> {
  if (isArchive(bytes) || isText(bytes)) return '';
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD)).catch(() => undefined);
  if (found && isNamedAsProgram(`file.${found.ext}`)) throw refuseFile(PROGRAM);
  return found?.mime ?? '';
}

async function typeOf(bytes: Buffer, media: string, extension: string): Promise<FileType> {
  if (isArchive(bytes)) return inspectZip(bytes);
  if (isOle(bytes)) return oleType(bytes, extension);
  const signature = bytes.toString('latin1', 0, 8);
  if (signature.startsWith('%PDF-')) return fileTypes.pdf;
  if (signature.startsWith('{\\rtf')) return fileTypes.rtf;
  if (isText(bytes)) return fileTypes.csv.extensions.includes(extension) ? fileTypes.csv : fileTypes.text;
  return byMedia[media] ?? fileTypes.other;
}

/** Text has no NUL or other control bytes, unless a byte order mark says UTF-16. */
function isText(bytes: Buffer): boolean {
  if (['fffe', 'feff'].includes(bytes.toString('hex', 0, 2))) return true;
  return !bytes.subarray(0, HEAD).some((byte) => byte < 9 || (byte > 13 && byte < 27));
}

async function image(bytes: Buffer, originalName: string): Promise<Inspected> {
  const { type, ...reencoded } = await reencodeImage(bytes);
  return { kind: type.kind, type: type.type, name: safeFileName(originalName, type), ...reencoded };
}

function unchanged(content: Buffer, originalName: string, type: FileType): Inspected {
  const name = safeFileName(originalName, type);
  return { kind: type.kind, type: type.type, name, content, width: null, height: null, preview: null };
}
