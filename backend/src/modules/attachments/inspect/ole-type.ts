import { type FileType, fileTypes } from './file-types.ts';
import { LOCKED, MACROS, PROGRAM, refuseFile } from './refuse-file.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** Names of streams that identify the type. */
const streams: readonly (readonly [name: Buffer, type: FileType])[] = [
  [utf16('WordDocument'), fileTypes.doc],
  [utf16('Workbook'), fileTypes.xls],
  [utf16('PowerPoint Document'), fileTypes.ppt],
];
const ENCRYPTED_STREAM = utf16('EncryptedPackage');
const MACRO_STREAMS = [utf16('_VBA_PROJECT'), utf16('VBA_PROJECT_CUR')];
/** Class id of Windows Installer packages. */
const INSTALLER = Buffer.from('84100c0000000000c000000000000046', 'hex');

export function isOle(head: Buffer): boolean {
  return head.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
}

/**
 * Detects the type of an OLE compound file (Office before 2007). Documents embed each other, so the extension decides
 * between several matches. Throws `Validation` for macros, a password, and Windows Installer packages.
 */
export function oleType(bytes: Buffer, extension: string): FileType {
  if (bytes.includes(INSTALLER)) throw refuseFile(PROGRAM);
  if (bytes.includes(ENCRYPTED_STREAM)) throw refuseFile(LOCKED);
  if (MACRO_STREAMS.some((name) => bytes.includes(name))) throw refuseFile(MACROS);
  const found = streams.filter(([name]) => bytes.includes(name)).map(([, type]) => type);
  return found.find(({ extensions }) => extensions.includes(extension)) ?? found[0] ?? fileTypes.other;
}
