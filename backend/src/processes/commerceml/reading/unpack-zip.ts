import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { fileInside } from '../../../platform/media/media-files.ts';
import { CommerceMlError } from './commerceml-error.ts';

const MAX_FILES = 500_000;
const MAX_BYTES = 20 * 1024 ** 3;
/** A file of zeros shrinks a thousandfold; XML and pictures never do. */
const MAX_RATIO = 300;

/** Unpacks an archive of 1C into a folder, file by file. Throws CommerceMlError for a broken archive or a ZIP bomb. */
export async function unpackZip(archive: string, folder: string): Promise<void> {
  const fail = (reason: string): never => {
    throw new CommerceMlError(path.basename(archive), 1, reason);
  };
  const broken = () => fail('архив повреждён или это не ZIP.');
  const nameTaken = (name: string) => (error: NodeJS.ErrnoException) => {
    if (/^(EEXIST|EISDIR|ENOTDIR|ENAMETOOLONG)$/.test(error.code ?? ''))
      fail(`имя «${name.slice(0, 200)}» слишком длинное или занято другим файлом.`);
    throw error;
  };
  const archiveBytes = (await stat(archive)).size;
  const zip = await yauzl.openPromise(archive, { decodeStrings: true, lazyEntries: true }).catch(broken);
  let [files, bytes] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize, compressedSize } = entry;
      if (fileName.endsWith('/')) continue;
      files += 1;
      bytes += uncompressedSize;
      if (files > MAX_FILES || bytes > MAX_BYTES) fail('в архиве слишком много файлов или данных.');
      if (uncompressedSize > 1024 ** 2 && uncompressedSize > compressedSize * MAX_RATIO)
        fail(`файл «${fileName}» сжат неправдоподобно сильно.`);
      // Entries may overlap, so that each is modest and all together are a bomb.
      if (bytes > 1024 ** 2 && bytes > archiveBytes * MAX_RATIO) fail('архив сжат неправдоподобно сильно.');
      const to = fileInside(folder, fileName) ?? fail(`имя «${fileName}» ведёт за пределы архива.`);
      await mkdir(path.dirname(to), { recursive: true }).catch(nameTaken(fileName));
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to)).catch(
        nameTaken(fileName),
      );
    }
  } catch (error) {
    if (error instanceof CommerceMlError || isOwn(error)) throw error;
    broken();
  } finally {
    zip.close();
  }
}

/** Errors of the system, such as a full disk, are not the archive's fault. */
function isOwn(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string';
}
