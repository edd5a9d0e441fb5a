import {
  addDeliveryAddress,
  autocompleteAddress,
  changeDeliveryAddress,
  deleteDeliveryAddress,
  getDeliveryAddresses,
  restoreDeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import { type Module, route, write } from '../../platform/http/route.ts';
import { countAttempts } from '../../platform/limits/rate-limit.ts';
import { addressSuggestionRateLimit } from './address-suggestion-rate-limit.ts';
import { addressesOf } from './delivery-addresses.repository.ts';
import { recordAddressChange } from './record-address-change.ts';
import { addressSuggester } from './suggest-addresses.ts';

/** Delivery addresses of a counterparty (§7), and suggestions while typing one. */
export const deliveryAddressModule: Module = ({ settings, localRegister }) => {
  const suggest = addressSuggester(settings, localRegister);

  return [
    route(getDeliveryAddresses, ({ db, actor, query }) => addressesOf(db, actor).list(query)),

    write(addDeliveryAddress, async ({ db, actor, body: { isDefault, ...fields } }) => {
      const { id, isNew } = await addressesOf(db, actor).add(fields, isDefault);
      const address = await addressesOf(db, actor).byId(id);
      if (isNew) await recordAddressChange(db, actor, 'address.added', address);
      return address;
    }),

    write(changeDeliveryAddress, async ({ db, actor, params: { id }, body: { isDefault, ...fields } }) => {
      await addressesOf(db, actor).update(id, fields, isDefault);
      const address = await addressesOf(db, actor).byId(id);
      await recordAddressChange(db, actor, 'address.changed', address);
      return address;
    }),

    write(deleteDeliveryAddress, async ({ db, actor, params: { id } }) => {
      await addressesOf(db, actor).remove(id);
      await recordAddressChange(db, actor, 'address.deleted', { id });
    }),

    write(restoreDeliveryAddress, async ({ db, actor, params: { id } }) => {
      const address = await addressesOf(db, actor).byId(await addressesOf(db, actor).restore(id));
      await recordAddressChange(db, actor, 'address.restored', address);
      return address;
    }),

    // Suggestions are optional: a failing service must not prevent typing an address.
    route(autocompleteAddress, async ({ db, actor, body, log }) => {
      await countAttempts(db, [{ limit: addressSuggestionRateLimit, subject: String(actor.userId) }]);
      const suggestions = await suggest(body.search).catch((error: unknown) => {
        log.warn({ err: error }, 'no suggestions for an address');
        return [];
      });
      return { suggestions: [...suggestions] };
    }),
  ];
};
