import { access, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unpackZip } from '../../commerceml/reading/unpack-zip.ts';
import { ExchangeRefusal } from '../protocol/exchange-request.ts';
import { headOf } from '../receiving/receive-part.ts';
import { exchangeFilePath } from '../receiving/session-folder.ts';

const ZIP_HEAD = Buffer.from('PK\u0003\u0004', 'latin1');
/** Ends the name of a mark that the archive beside it has been unpacked. */
const MARK = '.unpacked';

/**
 * The file that `import` names. It may lie in an archive: 1C sends archives under names of their own and then asks for
 * names inside. Archives are unpacked once, into the folder of the exchange, so that pictures lie where the goods name
 * them. For an archive that is asked for itself it is the folder. Throws `ExchangeRefusal` for a file that is not there,
 * `CommerceMlError` for a broken archive.
 */
export async function findExchangePath(folder: string, name: string): Promise<string> {
  const direct = exchangeFilePath(folder, name);
  const isArchive = (await exists(direct)) && (await isZip(direct));
  if (!isArchive && (await exists(direct))) return direct;
  for (const archive of await archivesIn(folder)) {
    if (await exists(archive + MARK)) continue;
    await unpackZip(archive, folder);
    await writeFile(archive + MARK, '');
  }
  if (isArchive) return folder;
  if (await exists(direct)) return direct;
  const wanted = path.basename(name).toLowerCase();
  const below = await readdir(folder, { recursive: true });
  const found = below.find((file) => path.basename(file).toLowerCase() === wanted);
  if (found !== undefined) return path.join(folder, found);
  throw new ExchangeRefusal(`Файл «${name}» не передан`);
}

/** An archive that is received anew is unpacked again. */
export async function forgetUnpacked(archive: string): Promise<void> {
  await rm(archive + MARK, { force: true });
}

async function archivesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(folder, entry.name));
  const zips: string[] = [];
  for (const file of files) if (!file.endsWith(MARK) && (await isZip(file))) zips.push(file);
  return zips;
}

async function isZip(file: string): Promise<boolean> {
  return (await headOf(file, ZIP_HEAD.length)).equals(ZIP_HEAD);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
