import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { replaceFile } from '../package/atomic-file.ts';
import { ReleaseStoreError } from './store.ts';
import { withLock } from './store-lock.ts';
import { type StoredToken, storedToken, type TokenStore } from './token-store.ts';

const document = v.array(storedToken);

/** Tokens in one file, which holds their hashes only. */
export class FileTokens implements TokenStore {
  readonly #file: string;
  readonly #lock: string;

  constructor(file: string, lock: string) {
    this.#file = file;
    this.#lock = lock;
  }

  async list(): Promise<readonly StoredToken[]> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw error;
    });
    try {
      return v.parse(document, JSON.parse(text));
    } catch (error) {
      throw new ReleaseStoreError(`${this.#file} is damaged; make the tokens anew`, { cause: error });
    }
  }

  async add(token: StoredToken): Promise<void> {
    await withLock(this.#lock, async () => this.#write([...(await this.list()), token]));
  }

  async remove(id: string): Promise<boolean> {
    return withLock(this.#lock, async () => {
      const known = await this.list();
      const left = known.filter((token) => token.id !== id);
      if (left.length < known.length) await this.#write(left);
      return left.length < known.length;
    });
  }

  async #write(tokens: readonly StoredToken[]): Promise<void> {
    await replaceFile(this.#file, `${JSON.stringify(tokens, null, 2)}\n`);
  }
}
