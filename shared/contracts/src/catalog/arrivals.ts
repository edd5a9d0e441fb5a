import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';

/** «Сообщить о поступлении»: tells the user once when the offer is in stock again. */
export const awaitArrival = defineCall({
  method: 'POST',
  path: '/api/catalog/arrival/{id}/',
  summary: 'Ask to be told when an offer arrives',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});

export const forgetArrival = defineCall({
  method: 'DELETE',
  path: '/api/catalog/arrival/{id}/',
  summary: 'Stop waiting for an offer',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});
