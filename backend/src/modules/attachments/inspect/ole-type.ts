import { type FileType, fileTypes } from './endings.ts';
import { LOCKED, MACROS, PROGRAM, refused } from './refused.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** Names of the parts that tell one from another. */
const parts: readonly (readonly [name: Buffer, type: FileType])[] = [
  [utf16('WordDocument'), fileTypes.doc],
  [utf16('Workbook'), fileTypes.xls],
  [utf16('PowerPoint Document'), fileTypes.ppt],
];
const LOCKED_PART = utf16('EncryptedPackage');
const MACRO_PARTS = [utf16('_VBA_PROJECT'), utf16('VBA_PROJECT_CUR')];
/** Class of the packages of Windows Installer. */
const INSTALLER = Buffer.from('84100c0000000000c000000000000046', 'hex');

export function isOle(head: Buffer): boolean {
  return head.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
}

/**
 * What a file of the older Office is. One document may hold another: its ending says which is the whole. Throws
 * `Validation` for macros, a password, and a package of Windows Installer.
 */
export function oleType(bytes: Buffer, ending: string): FileType {
  if (bytes.includes(INSTALLER)) throw refused(PROGRAM);
  if (bytes.includes(LOCKED_PART)) throw refused(LOCKED);
  if (MACRO_PARTS.some((name) => bytes.includes(name))) throw refused(MACROS);
  const found = parts.filter(([name]) => bytes.includes(name)).map(([, type]) => type);
  return found.find(({ endings }) => endings.includes(ending)) ?? found[0] ?? fileTypes.other;
}
