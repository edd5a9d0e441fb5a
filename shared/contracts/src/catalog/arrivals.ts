import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';

/** «Сообщить о поступлении»: notifies the user once when the offer is back in stock. */
export const awaitArrival = defineCall({
  method: 'POST',
  path: '/api/catalog/arrival/{id}/',
  summary: 'Subscribe to the arrival of an offer',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});

export const forgetArrival = defineCall({
  method: 'DELETE',
  path: '/api/catalog/arrival/{id}/',
  summary: 'Unsubscribe from the arrival of an offer',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});
