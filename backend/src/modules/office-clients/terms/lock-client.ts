import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { UNKNOWN_COMPANY } from '../../access/access.api.ts';

/** Locks a company until the transaction ends. Throws `NotFound` for an unknown code. */
export async function lockClient(db: Db, code: string): Promise<number> {
  const { id } = await db
    .selectFrom('counterparties')
    .select('id')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY));
  return id;
}

/** The same with its unpaid bonus plans, so that none is paid meanwhile. */
export async function lockTerms(db: Db, code: string): Promise<number> {
  const id = await lockClient(db, code);
  await unscoped(db, 'the office edits the terms of all companies')
    .selectFrom('bonus_plans')
    .select('id')
    .where('counterparty_id', '=', id)
    .where('paid_by', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return id;
}

/** Locks companies until the transaction ends, in one order, so that no two transactions wait for each other. */
export async function lockClients(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .selectFrom('counterparties')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function raiseVersions(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('counterparties')
    .set({ terms_version: sql`terms_version + 1` })
    .where('id', 'in', ids)
    .execute();
}
