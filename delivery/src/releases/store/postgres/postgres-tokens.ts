import * as v from 'valibot';
import { type StoredToken, storedToken, type TokenStore } from '../token-store.ts';
import type { ReleaseDatabase } from './release-database.ts';

/** Tokens in the database, which holds their hashes only. */
export class PostgresTokens implements TokenStore {
  readonly #database: ReleaseDatabase;

  constructor(database: ReleaseDatabase) {
    this.#database = database;
  }

  async list(): Promise<readonly StoredToken[]> {
    const rows = await this.#database.rows('select token from releases.tokens order by position');
    return rows.map(({ token }) => v.parse(storedToken, token));
  }

  async add(token: StoredToken): Promise<void> {
    await this.#database.rows('insert into releases.tokens (id, token) values ($1, $2)', [
      token.id,
      JSON.stringify(token),
    ]);
  }

  async remove(id: string): Promise<boolean> {
    const removed = await this.#database.rows('delete from releases.tokens where id = $1 returning id', [id]);
    return removed.length > 0;
  }
}
