import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, statfs, truncate } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  addExchangeFile,
  type ExchangeFile,
  type ExchangeSession,
  findExchangeFile,
  lockExchange,
  lockExchangeFile,
  setReceived,
} from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ExchangeRefusal } from '../protocol/exchange-request.ts';
import { exchangeFilePath, makeFolderOf, PART } from './session-folder.ts';

/** The size of a part that `init` asks for, in bytes; the web origin lets 64 MB through. */
export const PART_BYTES = 8 * 1024 * 1024;
const MAX_PART_BYTES = 64 * 1024 * 1024;
const MAX_FILE_BYTES = 4 * 1024 ** 3;
/** Space on the disk that files of exchanges leave to the shop. */
const SPARE_BYTES = 256 * 1024 ** 2;
/** A part that begins with the same bytes as the file begins the file anew. */
const HEAD_BYTES = 256;
/** A shorter part may well be equal to the one before. */
const MIN_REPEAT_BYTES = 1024;

interface Part {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Adds a part to a file of the exchange. A part whose connection is cut leaves nothing behind; one that is sent twice,
 * because its answer was lost, counts once; and a file that begins again replaces what was there. Throws
 * `ExchangeRefusal`.
 */
export async function receivePart(
  db: Db,
  { session, folder, name, body }: { session: ExchangeSession; folder: string; name: string; body: Readable },
): Promise<ExchangeFile> {
  const target = exchangeFilePath(folder, name);
  await makeFolderOf(target);
  await requireSpace(folder);
  const part = await writePart(path.join(folder, `${randomUUID()}${PART}`), body);
  try {
    const file = await findOrAdd(db, session.id, name);
    return await append(db, file, target, part);
  } finally {
    await rm(part.path, { force: true });
  }
}

/** Two first parts at once are parts of one file. */
function findOrAdd(db: Db, sessionId: number, name: string): Promise<ExchangeFile> {
  return db.transaction().execute(async (tx) => {
    await lockExchange(tx, sessionId);
    const found = await findExchangeFile(tx, sessionId, name);
    if (found?.state === 'queued' || found?.state === 'working') throw stillWorking(name);
    return found?.state === 'receiving' ? found : addExchangeFile(tx, sessionId, name);
  });
}

async function requireSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < SPARE_BYTES)
    throw new ExchangeRefusal('На диске магазина нет места для файлов обмена');
}

async function writePart(file: string, body: Readable): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > MAX_PART_BYTES)
        done(
          new ExchangeRefusal(`Часть файла больше ${MAX_PART_BYTES / 1024 ** 2} МБ: передавайте по частям`),
        );
      else done(null, chunk);
    },
  });
  try {
    await pipeline(body, counter, createWriteStream(file, { mode: 0o600 }));
    if (bytes === 0) throw new ExchangeRefusal('Передан пустой файл');
    return { path: file, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** The row is locked, so that two parts at once are added one after the other. */
function append(db: Db, { id }: ExchangeFile, target: string, part: Part): Promise<ExchangeFile> {
  return db.transaction().execute(async (tx) => {
    const file = await lockExchangeFile(tx, id);
    // An `import` may have come since the file was found.
    if (file.state !== 'receiving') throw stillWorking(file.name);
    const isRepeat = part.bytes >= MIN_REPEAT_BYTES && part.sha256 === file.partSha256;
    if (isRepeat) return file;
    const kept = (await beginsAnew(file, target, part)) ? 0 : file.bytes;
    const bytes = kept + part.bytes;
    if (bytes > MAX_FILE_BYTES) throw new ExchangeRefusal('Файл больше 4 ГБ');
    // A process that died here may have written more than it recorded.
    if (kept > 0) await truncate(target, kept);
    await pipeline(
      createReadStream(part.path),
      createWriteStream(target, { flags: kept > 0 ? 'a' : 'w', mode: 0o600, flush: true }),
    );
    const received = { bytes, partSha256: part.sha256 };
    await setReceived(tx, id, received);
    return { ...file, ...received };
  });
}

function stillWorking(name: string): ExchangeRefusal {
  return new ExchangeRefusal(`Файл «${name}» ещё обрабатывается. Повторите передачу позже`);
}

async function beginsAnew(file: ExchangeFile, target: string, part: Part): Promise<boolean> {
  if (file.bytes === 0 || part.bytes < HEAD_BYTES) return file.bytes === 0;
  return (await headOf(target)).equals(await headOf(part.path));
}

/** The first bytes of a file. */
export async function headOf(file: string, length = HEAD_BYTES): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
