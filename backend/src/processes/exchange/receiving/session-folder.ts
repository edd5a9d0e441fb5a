import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFinishedExchanges } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fileInside } from '../../../platform/media/media-files.ts';
import { ExchangeRefusal } from '../protocol/exchange-request.ts';

/** Where the files of an exchange lie until it is over; every process of the API on the machine uses it. */
export function exchangeFolder(dataDir: string, sessionId: number): string {
  return path.join(dataDir, 'exchange', String(sessionId));
}

/** The entry of the journal for what goes off sale when an exchange is over. */
export const WITHDRAWAL = 'Снятие с продажи';
/** Ends the name of a part that is being received. */
export const PART = '.part';
/** Ends the name of a mark that the archive beside it has been unpacked. */
export const UNPACKED = '.unpacked';

/** The longest name of a file that disks take, in bytes. */
const MOST_BYTES = 255;

/** The name of a file as 1C gives it, with slashes and without a leading one. Throws `ExchangeRefusal`. */
export function exchangeFileName(given: string): string {
  const name = given.replaceAll('\\', '/').replace(/^(\.?\/)+/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
  if (name === '' || name.endsWith('/') || /[\u0000-\u001f]/.test(name))
    throw new ExchangeRefusal('Не указано имя файла: filename=…');
  if (name.split('/').some((part) => Buffer.byteLength(part) > MOST_BYTES))
    throw new ExchangeRefusal('Слишком длинное имя файла');
  // Names like these are the exchange's own.
  if (name === WITHDRAWAL || name.endsWith(PART) || name.endsWith(UNPACKED))
    throw new ExchangeRefusal(`Имя «${name}» занято`);
  return name;
}

/** Whether the disk refuses a name: a file of the exchange has that of a folder, or the other way round. */
export function isNameTaken(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['EEXIST', 'EISDIR', 'ENOTDIR'].includes(code);
}

/** The path of a file of the exchange. Throws `ExchangeRefusal` for a name that leads out of the folder. */
export function exchangeFilePath(folder: string, name: string): string {
  const file = fileInside(folder, name);
  if (file === null) throw new ExchangeRefusal(`Имя «${name}» ведёт за пределы обмена`);
  return file;
}

export async function makeFolderOf(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
}

/** Removes the files of exchanges that are over. Their journal stays. */
export async function removeFinishedFolders(db: Db, dataDir: string): Promise<void> {
  const names = await readdir(path.join(dataDir, 'exchange')).catch(() => []);
  const finished = await listFinishedExchanges(db, names.map(Number).filter(Number.isSafeInteger));
  for (const id of finished) await rm(exchangeFolder(dataDir, id), { recursive: true, force: true });
}
