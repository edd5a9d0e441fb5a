import {
  addDeliveryAddress,
  autocompleteAddress,
  changeDeliveryAddress,
  deleteDeliveryAddress,
  getDeliveryAddresses,
  restoreDeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import { type Module, route, write } from '../../platform/http/route.ts';
import { takeTries } from '../../platform/limits/throttle.ts';
import { addressesOf } from './delivery-addresses.repository.ts';
import { suggestAddressesLimit } from './limits.ts';
import { noteChange } from './note-change.ts';
import { addressSuggester } from './suggest-addresses.ts';

/** Delivery addresses of a counterparty (§7), and suggestions while one is typed. */
export const deliveryAddressModule: Module = ({ settings, ownRegister }) => {
  const suggest = addressSuggester(settings, ownRegister);

  return [
    route(getDeliveryAddresses, ({ db, actor, query }) => addressesOf(db, actor).list(query)),

    write(addDeliveryAddress, async ({ db, actor, body: { isDefault, ...words } }) => {
      const { id, isNew } = await addressesOf(db, actor).add(words, isDefault);
      const address = await addressesOf(db, actor).byId(id);
      if (isNew) await noteChange(db, actor, 'address.added', address);
      return address;
    }),

    write(changeDeliveryAddress, async ({ db, actor, params: { id }, body: { isDefault, ...words } }) => {
      await addressesOf(db, actor).update(id, words, isDefault);
      const address = await addressesOf(db, actor).byId(id);
      await noteChange(db, actor, 'address.changed', address);
      return address;
    }),

    write(deleteDeliveryAddress, async ({ db, actor, params: { id } }) => {
      await addressesOf(db, actor).remove(id);
      await noteChange(db, actor, 'address.deleted', { id });
    }),

    write(restoreDeliveryAddress, async ({ db, actor, params: { id } }) => {
      const address = await addressesOf(db, actor).byId(await addressesOf(db, actor).restore(id));
      await noteChange(db, actor, 'address.restored', address);
      return address;
    }),

    // A slow or failing service costs a buyer suggestions, never the address he types.
    route(autocompleteAddress, async ({ db, actor, body, log }) => {
      await takeTries(db, [{ throttle: suggestAddressesLimit, subject: String(actor.userId) }]);
      const suggestions = await suggest(body.search).catch((error: unknown) => {
        log.warn({ err: error }, 'no suggestions for an address');
        return [];
      });
      return { suggestions: [...suggestions] };
    }),
  ];
};
