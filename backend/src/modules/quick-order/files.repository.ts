import { randomBytes } from 'node:crypto';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import type { TextSheet } from '../../platform/files/reading/sheet.ts';

const KEPT_MS = 86_400_000;
/** The limit is per counterparty; a new file replaces the oldest. */
const KEPT_FILES = 20;

/** A file that was read. */
export interface OrderFile {
  readonly code: string;
  readonly name: string;
  readonly sheets: readonly TextSheet[];
}

/** Stores a file for a day, so that its later pages need no second upload. */
export async function storeFile(
  db: Db,
  actor: Actor,
  name: string,
  sheets: readonly TextSheet[],
): Promise<OrderFile> {
  const code = randomBytes(18).toString('base64url');
  await scoped(db, actor)
    .insertInto('quick_order_files', { code, name, user_id: actor.userId, sheets: JSON.stringify(sheets) })
    .execute();
  const { counterpartyId } = scoped(db, actor);
  await scoped(db, actor)
    .deleteFrom('quick_order_files')
    .where('id', 'in', (select) =>
      select
        .selectFrom('quick_order_files')
        .select('id')
        .where('counterparty_id', '=', counterpartyId)
        .orderBy('id', 'desc')
        .offset(KEPT_FILES),
    )
    .execute();
  return { code, name, sheets };
}

/** Throws `NotFound` for a file of another company, and for one that is expired or deleted. */
export function findFile(db: Db, actor: Actor, code: string): Promise<OrderFile> {
  return scoped(db, actor)
    .selectFrom('quick_order_files')
    .select(['code', 'name', 'sheets'])
    .where('code', '=', code)
    .where('created_at', '>', new Date(Date.now() - KEPT_MS))
    .executeTakeFirstOrThrow(() => new NotFound('Этот файл больше не хранится. Загрузите его ещё раз'));
}

/** Throws `NotFound` as above. */
export async function deleteFile(db: Db, actor: Actor, code: string): Promise<void> {
  await scoped(db, actor)
    .deleteFrom('quick_order_files')
    .where('code', '=', code)
    .returning('id')
    .executeTakeFirstOrThrow(() => new NotFound('Этот файл больше не хранится'));
}
