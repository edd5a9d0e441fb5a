import { CONSIGNEES_MAX, type Consignee } from '@shop/contracts/basket-order/consignees';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { lockCounterparty } from '../counterparties/counterparties.api.ts';

type ConsigneeFields = Omit<Consignee, 'id'>;

/**
 * The consignees of the actor's counterparty, ordered by name. Writes run in the transaction of the call and lock the
 * counterparty, so concurrent ones create neither duplicates nor more than the limit.
 */
export function consigneesOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  const existing = () => mine.selectFrom('consignees').where('deleted_at', 'is', null);
  const sorted = () => existing().select(columns).orderBy(sql`name collate "und-x-icu"`).orderBy('id');
  const change = (id: number) => mine.updateTable('consignees').where('id', '=', id);

  const lock = () => lockCounterparty(db, mine.counterpartyId);
  const count = () => countRows(existing());
  const refuseBeyondMax = async () => {
    if ((await count()) < CONSIGNEES_MAX) return;
    throw new Validation(
      'Грузополучателей уже 1\u00a0000, больше не\u00a0поместится. Удалите лишних',
      'name',
    );
  };
  /** Consignees with the same name (in any case), ИНН and КПП are the same in every document. */
  const duplicatesOf = ({ name, inn, kpp }: ConsigneeFields) =>
    existing()
      .select('id')
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .where(sql<boolean>`coalesce(inn, '') = ${inn} and coalesce(kpp, '') = ${kpp}`);

  const byId = (id: number): Promise<Consignee> =>
    existing().select(columns).where('id', '=', id).executeTakeFirstOrThrow(unknown);

  return {
    list: async (paging: { readonly page: number; readonly pageSize: number }) => {
      const { offset, pageNavigation } = clampPage(paging, await count());
      const items = await sorted().limit(paging.pageSize).offset(offset).execute();
      return { items, pageNavigation };
    },

    /** Returns all of them, for the checkout. */
    all: (): Promise<Consignee[]> => sorted().limit(CONSIGNEES_MAX).execute(),

    /** Throws `NotFound`, also for a deleted one. */
    byId,

    /**
     * Returns the existing consignee with this name, ИНН and КПП, updating its address, or adds one. Throws
     * `Validation` at `name` above the limit.
     */
    add: async (fields: ConsigneeFields): Promise<{ readonly id: number; readonly isNew: boolean }> => {
      await lock();
      const duplicate = await duplicatesOf(fields).executeTakeFirst();
      if (duplicate === undefined) {
        await refuseBeyondMax();
        const { id } = await mine.insertInto('consignees', fields).returning('id').executeTakeFirstOrThrow();
        return { id, isNew: true };
      }
      if (fields.address !== '') await change(duplicate.id).set({ address: fields.address }).execute();
      return { id: duplicate.id, isNew: false };
    },

    /** Throws `NotFound`, and `Validation` at `name` if another consignee is the same. */
    update: async (id: number, fields: ConsigneeFields): Promise<void> => {
      await lock();
      await byId(id);
      const duplicate = await duplicatesOf(fields).where('id', '!=', id).executeTakeFirst();
      if (duplicate !== undefined)
        throw new Validation('Такой грузополучатель уже есть в\u00a0списке', 'name');
      await change(id).set(fields).execute();
    },

    /** Soft delete. Throws `NotFound`. */
    remove: async (id: number): Promise<void> => {
      await change(id)
        .set({ deleted_at: new Date() })
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirstOrThrow(unknown);
    },

    /**
     * Undeletes a consignee and returns its id, or that of a duplicate added meanwhile. Throws `NotFound` for one that
     * is not deleted, `Validation` at `name` above the limit.
     */
    restore: async (id: number): Promise<number> => {
      await lock();
      const deleted = await mine
        .selectFrom('consignees')
        .select(columns)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirstOrThrow(unknown);
      const duplicate = await duplicatesOf(deleted).executeTakeFirst();
      if (duplicate !== undefined) return duplicate.id;
      await refuseBeyondMax();
      await change(id).set({ deleted_at: null }).execute();
      return id;
    },
  };
}

const unknown = () => new NotFound('Такого грузополучателя нет');

const columns = [
  'id',
  'name',
  sql<string>`coalesce(inn, '')`.as('inn'),
  sql<string>`coalesce(kpp, '')`.as('kpp'),
  'address',
] as const;
