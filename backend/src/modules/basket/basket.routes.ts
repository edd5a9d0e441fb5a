import {
  addToBasket as addCall,
  addListToBasket as addListCall,
  clearBasket as clearCall,
  exportBasket as exportCall,
  forgetRemoved as forgetCall,
  getBasket,
  getBasketFields,
  getBasketSummary,
  removeFromBasket,
  replaceBasket as replaceCall,
  returnToBasket,
  setBasketQuantities,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import { getPromotionGroup, getPromotionsOfRow } from '@shop/contracts/basket-order/basket-promotions';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { atCompany } from './at-company.ts';
import { presentBasket, presentFields, presentSummary } from './basket.presenter.ts';
import { findBasket } from './basket.repository.ts';
import { addToBasket, clearBasket, publishBasketChange, removeRows, updateRow } from './basket.service.ts';
import { exportBasket } from './basket-export.ts';
import {
  findOffersOfPromotion,
  findPromotionsOfOffer,
  findRunningPromotion,
} from './promotions.repository.ts';
import { readConditions } from './read-conditions.ts';
import { deleteRemovedRows, findRemovedRows } from './removed-rows.repository.ts';
import { replaceBasket, restoreRemovedRows } from './replace-basket.ts';
import { setQuantities } from './set-quantities.ts';

/** Enough for lists of 10,000 lines. */
const LIST_BYTES = 2 * 1024 * 1024;
const BASKET_FILE = 'basket';

/** The basket (§7): one per counterparty, shared by its users. */
export const basketModule: Module = ({ files }) => {
  files.register<{ format: 'xlsx' | 'csv' }>(BASKET_FILE, async ({ format }, { db, actor }) => {
    const conditions = await readConditions(db, actor);
    const records = await findBasket(db, actor, conditions.terms);
    return exportBasket(format, records, conditions, `Корзина ${todayInMoscow()}`);
  });

  return [
    route(getBasket, async ({ db, actor }) => {
      const conditions = await readConditions(db, actor);
      const records = await findBasket(db, actor, conditions.terms);
      return presentBasket(records, await findRemovedRows(db, actor, conditions.terms), conditions);
    }),

    route(getBasketSummary, async ({ db, actor }) => {
      const conditions = await readConditions(db, actor);
      return presentSummary(await findBasket(db, actor, conditions.terms), conditions);
    }),

    route(
      getBasketFields,
      async ({ db, actor, body: { offerIds, fields } }) => {
        const conditions = await readConditions(db, actor);
        const asked = typeof offerIds === 'number' ? [offerIds] : offerIds;
        return presentFields(await findBasket(db, actor, conditions.terms, asked), fields, conditions);
      },
      { bodyLimit: LIST_BYTES },
    ),

    write(addCall, async ({ db, actor, body }) => ({
      products: [...(await addToBasket(db, atCompany(actor, body), body.products))],
    })),

    write(
      addListCall,
      async ({ db, actor, body }) => ({
        products: [...(await addToBasket(db, atCompany(actor, body), body.products))],
      }),
      { bodyLimit: LIST_BYTES },
    ),

    write(
      replaceCall,
      async ({ db, actor, body }) => replaceBasket(db, atCompany(actor, body), body.products),
      {
        bodyLimit: LIST_BYTES,
      },
    ),

    write(
      setBasketQuantities,
      async ({ db, actor, body: { products, isUndo, ...body } }) => ({
        products: [...(await setQuantities(db, atCompany(actor, body), products, { isUndo }))],
      }),
      { bodyLimit: LIST_BYTES },
    ),

    write(
      removeFromBasket,
      async ({ db, actor, body }) => removeRows(db, atCompany(actor, body), body.products),
      {
        bodyLimit: LIST_BYTES,
      },
    ),

    write(updateBasketRow, async ({ db, actor, body: { product, ...body } }) =>
      updateRow(db, atCompany(actor, body), product.ID, product.QUANTITY),
    ),

    write(clearCall, async ({ db, actor, body }) => clearBasket(db, atCompany(actor, body))),

    write(returnToBasket, async ({ db, actor, body }) =>
      restoreRemovedRows(db, atCompany(actor, body), body.removal),
    ),

    write(
      forgetCall,
      async ({ db, actor, body }) => {
        const offerIds = await deleteRemovedRows(db, atCompany(actor, body), body.products);
        if (offerIds.length > 0) await publishBasketChange(db, actor, offerIds);
      },
      { bodyLimit: LIST_BYTES },
    ),

    write(exportCall, async ({ db, actor, body: { format } }) => ({
      url: await files.issueUrl(db, actor, { kind: BASKET_FILE, parameters: { format } }),
    })),

    route(getPromotionsOfRow, async ({ db, params }) => ({
      items: await findPromotionsOfOffer(db, params.code, todayInMoscow()),
    })),

    route(getPromotionGroup, async ({ db, actor, params }) => {
      const { id, ...promotion } = await findRunningPromotion(db, params.code, todayInMoscow());
      const offerIds = await findOffersOfPromotion(db, actor, id);
      const conditions = await readConditions(db, actor);
      const records = await findBasket(db, actor, conditions.terms, offerIds);
      return {
        promotion,
        offerIds: [...offerIds],
        quantity: records.reduce((sum, { quantity }) => sum + quantity, 0),
        totalKopecks: presentSummary(records, conditions).totalKopecks,
      };
    }),
  ];
};
