import {
  DELIVERY_ADDRESSES_MAX,
  type DeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import type { Actor } from '../../platform/actor/actor.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { lockCounterparty } from '../counterparties/counterparties.api.ts';
import { type AddressFields, addressColumns, addressOf, columnsOf, hasSameFields } from './address-record.ts';
import { defaultAddressOf } from './default-address.ts';

/**
 * Delivery addresses of the actor's counterparty, the default one first. Writes run in the transaction of the call and
 * lock the counterparty, so concurrent ones never create a second default, a duplicate, or more than the limit.
 */
export function addressesOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  const existing = () => mine.selectFrom('delivery_addresses').where('deleted_at', 'is', null);
  const sorted = () => existing().select(addressColumns).orderBy('is_default', 'desc').orderBy('id');
  const change = () => mine.updateTable('delivery_addresses');

  const lock = () => lockCounterparty(db, mine.counterpartyId);
  const count = () => countRows(existing());
  const duplicatesOf = (fields: AddressFields) => existing().select('id').where(hasSameFields(fields));

  const defaultAddress = defaultAddressOf(mine);

  const byId = async (id: number): Promise<DeliveryAddress> =>
    addressOf(await existing().select(addressColumns).where('id', '=', id).executeTakeFirstOrThrow(unknown));

  return {
    list: async (paging: { readonly page: number; readonly pageSize: number }) => {
      const { offset, pageNavigation } = clampPage(paging, await count());
      const items = await sorted().limit(paging.pageSize).offset(offset).execute();
      return { items: items.map(addressOf), pageNavigation };
    },

    /** Returns all of them (at most 1,000), for the checkout. */
    all: async (): Promise<DeliveryAddress[]> =>
      (await sorted().limit(DELIVERY_ADDRESSES_MAX).execute()).map(addressOf),

    /** Throws `NotFound`, also for a deleted one. */
    byId,

    /**
     * Returns the existing address with the same fields, or adds one. Throws `Validation` at `address` above the limit.
     */
    add: async (
      fields: AddressFields,
      isDefault: boolean,
    ): Promise<{ readonly id: number; readonly isNew: boolean }> => {
      await lock();
      const duplicate = await duplicatesOf(fields).executeTakeFirst();
      if (duplicate === undefined) refuseBeyondMax(await count());
      const { id } =
        duplicate ??
        (await mine
          .insertInto('delivery_addresses', columnsOf(fields))
          .returning('id')
          .executeTakeFirstOrThrow());
      if (isDefault) await defaultAddress.choose(id);
      await defaultAddress.ensure();
      return { id, isNew: duplicate === undefined };
    },

    /** Throws `NotFound`, and `Validation` at `address` if another address has the same fields. */
    update: async (id: number, fields: AddressFields, isDefault: boolean): Promise<void> => {
      await lock();
      await byId(id);
      const duplicate = await duplicatesOf(fields).where('id', '!=', id).executeTakeFirst();
      if (duplicate !== undefined) throw new Validation('Такой адрес уже есть в\u00a0списке', 'address');
      await change().set(columnsOf(fields)).where('id', '=', id).execute();
      if (isDefault) await defaultAddress.choose(id);
    },

    /** Soft delete. The next address becomes the default; the deleted one remembers that it was. Throws `NotFound`. */
    remove: async (id: number): Promise<void> => {
      await lock();
      await change()
        .set({ deleted_at: new Date() })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirstOrThrow(unknown);
      await defaultAddress.ensure();
    },

    /**
     * Undeletes an address, as the default if it was, and returns its id, or that of a duplicate added meanwhile.
     * Throws `NotFound` for one that is not deleted, `Validation` at `address` above the limit.
     */
    restore: async (id: number): Promise<number> => {
      await lock();
      const deleted = await mine
        .selectFrom('delivery_addresses')
        .select(addressColumns)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirstOrThrow(unknown);
      const duplicate = await duplicatesOf(addressOf(deleted)).executeTakeFirst();
      if (duplicate === undefined) {
        refuseBeyondMax(await count());
        if (deleted.isDefault) await defaultAddress.clear();
        await change().set({ deleted_at: null }).where('id', '=', id).execute();
      } else if (deleted.isDefault) await defaultAddress.assign(duplicate.id);
      await defaultAddress.ensure();
      return duplicate?.id ?? id;
    },
  };
}

const unknown = () => new NotFound('Такого адреса нет');

function refuseBeyondMax(count: number): void {
  if (count < DELIVERY_ADDRESSES_MAX) return;
  throw new Validation('Адресов уже 1\u00a0000, больше не\u00a0поместится. Удалите лишние', 'address');
}
