import { IMPORT_FILE_BYTES } from '@shop/contracts/office/import-preview';
import type { Actor } from '../../actor/actor.ts';
import type { FileReader } from '../reading/file-reader.ts';
import type { TextSheet } from '../reading/sheet.ts';

export const TOO_LARGE = 'Файл больше 5\u00a0МБ. Разделите его на\u00a0части';

/** Options of a call that takes a file. */
export const importLimit = { bodyLimit: IMPORT_FILE_BYTES, tooLarge: TOO_LARGE };

/** Reads a file in a thread. Throws what `FileReader` does. */
export async function readImported(
  reader: FileReader,
  file: File,
  { userId }: Actor,
): Promise<readonly TextSheet[]> {
  return reader.read(new Uint8Array(await file.arrayBuffer()), userId, 'text');
}
