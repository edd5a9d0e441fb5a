import { CONSIGNEES_MAX, type Consignee } from '@shop/contracts/basket-order/consignees';
import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { holdCounterparty } from '../counterparties/counterparties.api.ts';

type Words = Omit<Consignee, 'id'>;

/**
 * The consignees of the acting user's counterparty, by name. Writes run in a transaction and hold the counterparty, so
 * that two of them never leave it one consignee twice, or more than it may keep.
 */
export function consigneesOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  const kept = () => mine.selectFrom('consignees').where('deleted_at', 'is', null);
  const inOrder = () => kept().select(shown).orderBy(sql`name collate "und-x-icu"`).orderBy('id');
  const change = (id: number) => mine.updateTable('consignees').where('id', '=', id);

  const hold = () => holdCounterparty(db, mine.counterpartyId);
  const count = () => countRows(kept());
  const refuseBeyondMax = async () => {
    if ((await count()) < CONSIGNEES_MAX) return;
    throw new Validation(
      'Грузополучателей уже 1\u00a0000, больше не\u00a0поместится. Удалите лишних',
      'name',
    );
  };
  /** The same in every document: case does not tell two of them apart. */
  const twinOf = ({ name, inn, kpp }: Words) =>
    kept()
      .select('id')
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .where(sql<boolean>`coalesce(inn, '') = ${inn} and coalesce(kpp, '') = ${kpp}`);

  const byId = (id: number): Promise<Consignee> =>
    kept().select(shown).where('id', '=', id).executeTakeFirstOrThrow(unknown);

  return {
    /** A page of them. */
    list: async (paging: { readonly page: number; readonly pageSize: number }) => {
      const { offset, pageNavigation } = clampPage(paging, await count());
      const items = await inOrder().limit(paging.pageSize).offset(offset).execute();
      return { items, pageNavigation };
    },

    /** All that are not deleted: what a checkout offers. */
    all: (): Promise<Consignee[]> => inOrder().limit(CONSIGNEES_MAX).execute(),

    /** Throws `NotFound` for a deleted one too. */
    byId,

    /**
     * Answers the one of that name, ИНН and КПП that is there, with the address given now. Throws `Validation` when as
     * many as fit are kept.
     */
    add: async (words: Words): Promise<{ readonly id: number; readonly isNew: boolean }> => {
      await hold();
      const twin = await twinOf(words).executeTakeFirst();
      if (twin === undefined) {
        await refuseBeyondMax();
        const { id } = await mine.insertInto('consignees', words).returning('id').executeTakeFirstOrThrow();
        return { id, isNew: true };
      }
      if (words.address !== '') await change(twin.id).set({ address: words.address }).execute();
      return { id: twin.id, isNew: false };
    },

    /** Throws `NotFound`, and `Validation` when another one is the same. */
    update: async (id: number, words: Words): Promise<void> => {
      await hold();
      await byId(id);
      const twin = await twinOf(words).where('id', '!=', id).executeTakeFirst();
      if (twin !== undefined) throw new Validation('Такой грузополучатель уже есть в\u00a0списке', 'name');
      await change(id).set(words).execute();
    },

    /** Throws `NotFound`. */
    remove: async (id: number): Promise<void> => {
      await change(id)
        .set({ deleted_at: new Date() })
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirstOrThrow(unknown);
    },

    /**
     * Brings a deleted one back; answers the id of the same one added again meanwhile, if there is one. Throws `NotFound`
     * for one that is not deleted, `Validation` when none fits.
     */
    restore: async (id: number): Promise<number> => {
      await hold();
      const deleted = await mine
        .selectFrom('consignees')
        .select(shown)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirstOrThrow(unknown);
      const twin = await twinOf(deleted).executeTakeFirst();
      if (twin !== undefined) return twin.id;
      await refuseBeyondMax();
      await change(id).set({ deleted_at: null }).execute();
      return id;
    },
  };
}

const unknown = () => new NotFound('Такого грузополучателя нет');

const shown = [
  'id',
  'name',
  sql<string>`coalesce(inn, '')`.as('inn'),
  sql<string>`coalesce(kpp, '')`.as('kpp'),
  'address',
] as const;
