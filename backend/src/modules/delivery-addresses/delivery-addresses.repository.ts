import {
  DELIVERY_ADDRESSES_MAX,
  type DeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { holdCounterparty } from '../counterparties/counterparties.api.ts';
import { addressOf, columnsOf, inTheseWords, shown, type Words } from './address-record.ts';
import { defaultAddressOf } from './default-address.ts';

/**
 * The delivery addresses of the acting user's counterparty, the default one first. Writes run in a transaction and hold
 * the counterparty, so that two of them never leave it two defaults, one address twice, or more than it may keep.
 */
export function addressesOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  const kept = () => mine.selectFrom('delivery_addresses').where('deleted_at', 'is', null);
  const inOrder = () => kept().select(shown).orderBy('is_default', 'desc').orderBy('id');
  const change = () => mine.updateTable('delivery_addresses');

  const hold = () => holdCounterparty(db, mine.counterpartyId);
  const count = () => countRows(kept());
  const twinOf = (words: Words) => kept().select('id').where(inTheseWords(words));

  const byDefault = defaultAddressOf(mine);

  const byId = async (id: number): Promise<DeliveryAddress> =>
    addressOf(await kept().select(shown).where('id', '=', id).executeTakeFirstOrThrow(unknown));

  return {
    /** A page of them. */
    list: async (paging: { readonly page: number; readonly pageSize: number }) => {
      const { offset, pageNavigation } = clampPage(paging, await count());
      const items = await inOrder().limit(paging.pageSize).offset(offset).execute();
      return { items: items.map(addressOf), pageNavigation };
    },

    /** The first 1 000: what a checkout offers. */
    all: async (): Promise<DeliveryAddress[]> =>
      (await inOrder().limit(DELIVERY_ADDRESSES_MAX).execute()).map(addressOf),

    /** Throws `NotFound` for a deleted one too. */
    byId,

    /** Answers the one that is there in the same words. Throws `Validation` when as many as fit are kept. */
    add: async (
      words: Words,
      isDefault: boolean,
    ): Promise<{ readonly id: number; readonly isNew: boolean }> => {
      await hold();
      const twin = await twinOf(words).executeTakeFirst();
      if (twin === undefined) refuseBeyondMax(await count());
      const { id } =
        twin ??
        (await mine
          .insertInto('delivery_addresses', columnsOf(words))
          .returning('id')
          .executeTakeFirstOrThrow());
      if (isDefault) await byDefault.choose(id);
      await byDefault.fill();
      return { id, isNew: twin === undefined };
    },

    /** Throws `NotFound`, and `Validation` when another one is in the same words. */
    update: async (id: number, words: Words, isDefault: boolean): Promise<void> => {
      await hold();
      await byId(id);
      const twin = await twinOf(words).where('id', '!=', id).executeTakeFirst();
      if (twin !== undefined) throw new Validation('Такой адрес уже есть в\u00a0списке', 'address');
      await change().set(columnsOf(words)).where('id', '=', id).execute();
      if (isDefault) await byDefault.choose(id);
    },

    /** The default passes to the next one; the deleted one remembers that it was. Throws `NotFound`. */
    remove: async (id: number): Promise<void> => {
      await hold();
      await change()
        .set({ deleted_at: new Date() })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirstOrThrow(unknown);
      await byDefault.fill();
    },

    /**
     * Brings a deleted one back, as the default if it was. Answers the id of the one that has been written in the same
     * words meanwhile, if there is one. Throws `NotFound` for one that is not deleted, `Validation` when none fits.
     */
    restore: async (id: number): Promise<number> => {
      await hold();
      const deleted = await mine
        .selectFrom('delivery_addresses')
        .select(shown)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirstOrThrow(unknown);
      const twin = await twinOf(addressOf(deleted)).executeTakeFirst();
      if (twin === undefined) {
        refuseBeyondMax(await count());
        if (deleted.isDefault) await byDefault.drop();
        await change().set({ deleted_at: null }).where('id', '=', id).execute();
      } else if (deleted.isDefault) await byDefault.pass(twin.id);
      await byDefault.fill();
      return twin?.id ?? id;
    },
  };
}

const unknown = () => new NotFound('Такого адреса нет');

function refuseBeyondMax(count: number): void {
  if (count < DELIVERY_ADDRESSES_MAX) return;
  throw new Validation('Адресов уже 1\u00a0000, больше не\u00a0поместится. Удалите лишние', 'address');
}
