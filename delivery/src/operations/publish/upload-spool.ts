import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RequestRefused } from '../request-refused.ts';
import { limits } from './upload-limits.ts';

const ABANDONED_MS = 6 * 3_600_000;
const PART = '.part';

interface Part {
  /** The owner; uploads of different owners never meet. */
  readonly owner: string;
  readonly digest: string;
  /** The offset of these bytes in the file. */
  readonly offset: number;
  /** Size of the whole file, in bytes. */
  readonly bytes: number;
}

/**
 * Stores files of a release on disk while they are uploaded, by their digest. An interrupted upload continues
 * where it ended, even hours later and from another command; abandoned ones are deleted.
 */
export class UploadSpool {
  readonly #folder: string;
  /** Uploads that are being written at the moment. */
  readonly #coming = new Set<Part>();
  /** The last admission in the queue of each owner. */
  readonly #admitting = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The path of a complete file; undefined while it is incomplete. */
  async find(owner: string, digest: string): Promise<string | undefined> {
    const file = this.#file(owner, digest);
    return (await sizeOf(file)) === undefined ? undefined : file;
  }

  /** How many bytes of a file have arrived. */
  async received(owner: string, digest: string): Promise<number> {
    const file = this.#file(owner, digest);
    return (await sizeOf(file)) ?? (await sizeOf(file + PART)) ?? 0;
  }

  /** Appends the next bytes of a file and answers how many have arrived then. Throws `RequestRefused`. */
  async append(part: Part, body: Readable): Promise<number> {
    if (part.bytes > limits.fileBytes)
      throw new RequestRefused('too-large', 'The file is too large for a release');
    await this.#admit(part);
    try {
      const isHere = await this.find(part.owner, part.digest);
      return isHere ? part.bytes : await this.#write(part, body);
    } finally {
      this.#coming.delete(part);
    }
  }

  /** Makes a folder in which to assemble a release. */
  async makeFolder(owner: string, name: string): Promise<string> {
    const folder = path.join(this.#folder, owner, name);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async remove(owner: string, digest: string): Promise<void> {
    await rm(this.#file(owner, digest), { force: true });
  }

  /** Deletes what has been abandoned. */
  async sweep(nowMs = Date.now()): Promise<void> {
    for (const owner of await namesIn(this.#folder)) {
      const folder = path.join(this.#folder, owner);
      for (const name of await namesIn(folder)) {
        const changedAt = (await stat(path.join(folder, name)).catch(() => undefined))?.mtimeMs ?? nowMs;
        if (nowMs - changedAt > ABANDONED_MS)
          await rm(path.join(folder, name), { recursive: true, force: true });
      }
    }
  }

  async #write({ owner, digest, offset, bytes }: Part, body: Readable): Promise<number> {
    const received = await this.received(owner, digest);
    if (offset > received)
      throw new RequestRefused('wrong-offset', `Of this file ${received} bytes are here, not ${offset}`);
    const file = this.#file(owner, digest);
    await mkdir(path.dirname(file), { recursive: true });
    const flags = received === 0 ? 'w' : 'r+';
    await pipeline(body, upTo(bytes - offset), createWriteStream(file + PART, { flags, start: offset }));
    const now = await this.received(owner, digest);
    if (now >= bytes) await this.#finish(file, digest, bytes);
    return now;
  }

  async #finish(file: string, digest: string, bytes: number): Promise<void> {
    const isWhole =
      (await sizeOf(file + PART)) === bytes && (await digestOfFile(file + PART, digest)) === digest;
    if (!isWhole) {
      await rm(file + PART, { force: true });
      throw new RequestRefused(
        'wrong-content',
        'The file is not what its integrity says; it has been dropped',
      );
    }
    await rename(file + PART, file);
  }

  /** Admits uploads of one owner one after another, so that each counts for the next. */
  async #admit(part: Part): Promise<void> {
    const { owner } = part;
    const before = this.#admitting.get(owner) ?? Promise.resolve();
    const admitted = before.then(async () => {
      await this.#demandRoom(part);
      this.#coming.add(part);
    });
    const settled = admitted.catch(() => undefined);
    this.#admitting.set(owner, settled);
    try {
      await admitted;
    } finally {
      if (this.#admitting.get(owner) === settled) this.#admitting.delete(owner);
    }
  }

  /** Files on disk count with their size, files being uploaded with their full size. */
  async #demandRoom({ owner, digest, bytes }: Part): Promise<void> {
    const folder = path.join(this.#folder, owner);
    const used = new Map<string, number>();
    const count = (name: string, size: number) => used.set(name, Math.max(used.get(name) ?? 0, size));
    for (const name of await namesIn(folder))
      count(
        name.endsWith(PART) ? name.slice(0, -PART.length) : name,
        (await sizeOf(path.join(folder, name))) ?? 0,
      );
    for (const part of this.#coming) if (part.owner === owner) count(part.digest, part.bytes);
    count(digest, bytes);
    const total = [...used.values()].reduce((sum, size) => sum + size, 0);
    if (used.size > limits.spoolFiles || total > limits.spoolBytes)
      throw new RequestRefused(
        'too-large',
        'Too much has been uploaded and not published; it is dropped after 6 hours',
      );
  }

  #file(owner: string, digest: string): string {
    return path.join(this.#folder, owner, digest);
  }
}

/** Refuses bytes beyond the announced size. */
function upTo(limit: number) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > limit) throw new RequestRefused('too-large', 'More bytes have come than the file has');
      yield chunk;
    }
  };
}

async function digestOfFile(file: string, like: string): Promise<string> {
  const algorithm = like.slice(0, like.indexOf('-'));
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return `${algorithm}-${hash.digest('base64url')}`;
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}
