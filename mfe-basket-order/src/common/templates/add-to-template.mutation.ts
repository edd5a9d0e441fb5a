import { addToBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshTemplate, refreshTemplates } from './template.queries.ts';

/** Adds products to a template of the user's own. Throws what `call` throws. */
export async function addToTemplate(
  id: number,
  products: CallInput<typeof addToBasketTemplate>['body']['products'],
): Promise<CallAnswer<typeof addToBasketTemplate>> {
  const template = await call(addToBasketTemplate, { params: { id }, body: { products } });
  refreshTemplates();
  refreshTemplate(template.code);
  return template;
}
