import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unpackZip } from '../../commerceml/reading/unpack-zip.ts';
import { ExchangeRefusal } from '../protocol/exchange-request.ts';
import { headOf } from '../receiving/receive-part.ts';
import { exchangeFilePath, UNPACKED } from '../receiving/session-folder.ts';

const ZIP_HEAD = Buffer.from('PK\u0003\u0004', 'latin1');

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
    if (await exists(archive + UNPACKED)) continue;
    await unpackZip(archive, folder);
    await writeFile(archive + UNPACKED, '');
  }
  if (isArchive) return folder;
  if (await exists(direct)) return direct;
  const found = await findBelow(folder, name);
  if (found !== undefined) return found;
  throw new ExchangeRefusal(`Файл «${name}» не передан`);
}

/** An archive may have a folder above the names that are asked for; several catalogues have files of one name. */
async function findBelow(folder: string, name: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const endsWith = (wanted: string) =>
    files.find((file) => `/${file}`.toLowerCase().endsWith(`/${wanted}`.toLowerCase()));
  const found = endsWith(name) ?? endsWith(path.basename(name));
  return found && path.join(folder, found);
}

/** An archive that is received anew is unpacked again. */
export async function forgetUnpacked(archive: string): Promise<void> {
  await rm(archive + UNPACKED, { force: true });
}

async function archivesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(folder, entry.name));
  const zips: string[] = [];
  for (const file of files) if (!file.endsWith(UNPACKED) && (await isZip(file))) zips.push(file);
  return zips;
}

async function isZip(file: string): Promise<boolean> {
  return (await headOf(file, ZIP_HEAD.length)).equals(ZIP_HEAD);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
