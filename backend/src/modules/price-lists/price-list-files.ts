import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { NotFound } from '../../platform/errors/errors.ts';
import { KEPT_MS } from './price-lists.repository.ts';

/** The files of price lists, by id, in a folder that all processes of the API share. */
export class PriceListFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Gives the path for a file; creates the folder. */
  async place(id: number): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    return this.#pathOf(id);
  }

  /** Throws `NotFound` if it is gone. */
  async open(id: number): Promise<Readable> {
    const content = createReadStream(this.#pathOf(id));
    try {
      await new Promise((resolve, reject) => content.once('open', resolve).once('error', reject));
    } catch {
      throw new NotFound('Файл прайс-листа уже удалён. Сформируйте его ещё раз');
    }
    return content;
  }

  /** Removes files written more than an hour ago, also unfinished ones of lost processes. */
  async removeOld(nowMs = Date.now()): Promise<void> {
    for (const name of await this.#names()) {
      const file = path.join(this.#folder, name);
      const found = await stat(file).catch(() => null);
      if (found && nowMs - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
    }
  }

  async #names(): Promise<readonly string[]> {
    return readdir(this.#folder).catch(() => []);
  }

  #pathOf(id: number): string {
    return path.join(this.#folder, `${id}.xlsx`);
  }
}
