import { subscribe } from '@shop/platform/events';
import { basketClient, basketDrafts } from '../basket/client/current-basket.ts';
import { createQuantityFields } from '../basket/client/quantity-fields.ts';

const { reset, ...fields } = createQuantityFields(basketClient, basketDrafts);

subscribe('session.ended', reset);
subscribe('counterparty.switched', reset);
subscribe('order.placed', reset);

/** The quantities of the basket for tables and matrices of other areas. */
export const service = fields;
