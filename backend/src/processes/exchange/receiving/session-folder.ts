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

/** The name of a file as 1C gives it, with slashes and without a leading one. Throws `ExchangeRefusal`. */
export function exchangeFileName(given: string): string {
  const name = given.replaceAll('\\', '/').replace(/^(\.?\/)+/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
  if (name === '' || /[\u0000-\u001f]/.test(name))
    throw new ExchangeRefusal('Не указано имя файла: filename=…');
  return name;
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
