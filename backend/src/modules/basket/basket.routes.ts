import {
  addToBasket as addCall,
  addListToBasket as addListCall,
  clearBasket as clearCall,
  getBasket,
  getBasketSummary,
  removeFromBasket,
  setBasketQuantities,
  updateBasketRow,
} from '@shop/shared/contracts/basket';
import { isAllowed } from '@shop/shared/contracts/permissions';
import type { Db } from '../../database/database.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { route, write } from '../../http/route.ts';
import { presentBasket, presentSummary } from './basket.presenter.ts';
import { findBasket, findPriceTerms } from './basket.repository.ts';
import { addToBasket, clearBasket, removeRows, updateRow } from './basket.service.ts';
import { readBasketSettings } from './basket-settings.ts';
import { setQuantities } from './set-quantities.ts';

/** Lists of 10,000 lines of two numbers. */
const LIST_BYTES = 2 * 1024 * 1024;

/** The basket (§7): one for each counterparty, shared by its people. */
export const basketRoutes = [
  route(getBasket, async ({ db, actor }) => {
    const { canBuyUnavailable } = await readBasketSettings(db);
    return presentBasket(...(await readBasket(db, actor, canBuyUnavailable)));
  }),

  route(getBasketSummary, async ({ db, actor }) => presentSummary(...(await readBasket(db, actor, true)))),

  write(addCall, async ({ db, actor, body }) => ({
    products: [...(await addToBasket(db, actor, body.products))],
  })),

  write(
    addListCall,
    async ({ db, actor, body }) => ({ products: [...(await addToBasket(db, actor, body.products))] }),
    { bodyLimit: LIST_BYTES },
  ),

  write(
    setBasketQuantities,
    async ({ db, actor, body }) => ({ products: [...(await setQuantities(db, actor, body.products))] }),
    { bodyLimit: LIST_BYTES },
  ),

  write(removeFromBasket, async ({ db, actor, body }) => removeRows(db, actor, body.products), {
    bodyLimit: LIST_BYTES,
  }),

  write(updateBasketRow, async ({ db, actor, body: { product } }) =>
    updateRow(db, actor, product.ID, product.QUANTITY),
  ),

  write(clearCall, async ({ db, actor }) => clearBasket(db, actor)),
];

async function readBasket(db: Db, actor: ActingUser, canBuyUnavailable: boolean) {
  const terms = await findPriceTerms(db, actor);
  const records = await findBasket(db, actor, terms);
  return [records, { terms, canSeePrices: isAllowed('prices.see', actor), canBuyUnavailable }] as const;
}
