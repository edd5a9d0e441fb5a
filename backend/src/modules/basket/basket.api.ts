export { freeQuantity, presentBasket, presentSummary } from './basket.presenter.ts';
export { type BasketRecord, findBasket } from './basket.repository.ts';
export { addToBasket, refuseUnknown } from './basket.service.ts';
export { deleteRows, findOffers, lockBasket } from './basket-rows.repository.ts';
export { type BasketSettings, readBasketSettings } from './basket-settings.ts';
export { readConditions } from './read-conditions.ts';
export { deleteRemovedRows } from './removed-rows.repository.ts';
export { replaceBasket } from './replace-basket.ts';
export { sumQuantities } from './sum-quantities.ts';
