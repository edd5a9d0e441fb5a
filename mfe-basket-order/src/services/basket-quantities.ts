import { basketClient, basketDrafts } from '../basket/client/current-basket.ts';
import { createQuantityFields } from '../basket/client/quantity-fields.ts';

/** The quantities of the basket for tables and matrices of other areas. */
export const service = createQuantityFields(basketClient, basketDrafts);
