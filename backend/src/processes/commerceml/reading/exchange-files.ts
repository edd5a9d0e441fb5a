import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CommerceMlError } from './commerceml-error.ts';
import { unpackZip } from './unpack-zip.ts';

export interface ExchangeFiles {
  /** Files in the order in which they have to be read. */
  readonly files: readonly string[];
  /** Removes unpacked files. */
  dispose(): Promise<void>;
}

/**
 * Finds the files of an exchange: XML files in the order given; or a folder or ZIP archive as 1C writes it, where the
 * classifier's files come before products, these before offers, prices and stock, and parts (`import0_1.xml`,
 * `import0_2.xml`) by number. Throws CommerceMlError for missing files.
 */
export async function findExchangeFiles(given: readonly string[]): Promise<ExchangeFiles> {
  const unpacked: string[] = [];
  const dispose = async () => {
    await Promise.all(unpacked.map((folder) => rm(folder, { recursive: true, force: true })));
  };
  try {
    const files: string[] = [];
    for (const place of given) {
      if (!/\.zip$/i.test(place)) files.push(...(await filesOf(place)));
      else {
        await missing(place);
        const folder = await mkdtemp(path.join(os.tmpdir(), 'exchange-'));
        unpacked.push(folder);
        await unpackZip(place, folder);
        files.push(...(await filesOf(folder, path.basename(place))));
      }
    }
    // Several archives are parts of one exchange: prices in the first may belong to products in the second.
    return { files: given.length > 1 && unpacked.length > 0 ? sorted(files) : files, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function missing(place: string) {
  const found = await stat(place).catch(() => null);
  if (found === null) throw new CommerceMlError(path.basename(place), 1, `файл не найден: ${place}`);
  return found;
}

async function filesOf(place: string, name = path.basename(place)): Promise<readonly string[]> {
  if (!(await missing(place)).isDirectory()) return [place];
  const below = await readdir(place, { recursive: true });
  const files = below.filter((file) => rankOf(file) < Infinity).map((file) => path.join(place, file));
  if (files.length > 0) return sorted(files);
  throw new CommerceMlError(name, 1, 'нет файлов обмена: import.xml, offers.xml и подобных.');
}

/** Prefixes of file names in 1C; other XML beside them, such as orders, is not part of the catalogue. */
const ranks = [
  /^(groups|properties|units|pricelists|storages)/,
  /^(import|goods)/,
  /^offers/,
  /^(prices|rests)/,
];

function rankOf(file: string): number {
  const name = path.basename(file).toLowerCase();
  const rank = name.endsWith('.xml') ? ranks.findIndex((pattern) => pattern.test(name)) : -1;
  if (rank === -1) return Infinity;
  const folders = path.dirname(file).split(path.sep).slice(-2);
  return folders.some((folder) => CLASSIFIER_FOLDER.test(folder)) ? 0 : rank;
}

/** Folders of the classifier in 3.1: `properties/1/import.xml` explains what `goods/1/import.xml` names. */
const CLASSIFIER_FOLDER = /^(groups|properties|units|pricelists|storages)/i;

const naturally = new Intl.Collator('ru', { numeric: true });
const depthOf = (file: string) => file.split(path.sep).length;

/** By rank, then the files of the outer folder, whose classifier holds for all, then by name. */
function sorted(files: readonly string[]): readonly string[] {
  return [...files].sort(
    (a, b) => rankOf(a) - rankOf(b) || depthOf(a) - depthOf(b) || naturally.compare(a, b),
  );
}

/** Whether a file of the split exchange holds prices or stock only, even if it repeats other parts of its offers. */
export function isPatchFile(fileName: string): boolean {
  return /^(prices|rests)/i.test(fileName);
}
