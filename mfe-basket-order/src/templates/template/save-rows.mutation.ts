import {
  type BasketTemplateRow,
  type getBasketTemplate,
  updateBasketTemplate,
} from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { refreshTemplate, refreshTemplates, templateQuery } from '../../common/templates/template.queries.ts';

interface SavedTemplate {
  readonly id: number;
  readonly code: string;
}

/** Makes the template hold these rows and nothing else. Throws what `call` throws. */
export async function saveRows(
  { id, code }: SavedTemplate,
  rows: readonly BasketTemplateRow[],
  idempotencyKey: string,
): Promise<void> {
  const products = rows.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
  const template = await call(
    updateBasketTemplate,
    { params: { id }, body: { products } },
    { idempotencyKey },
  );
  queryClient.setQueryData<CallAnswer<typeof getBasketTemplate>>(templateQuery(code).queryKey, {
    template,
    rows: [...rows],
  });
  // Another quantity may have another price.
  refreshTemplate(code);
  refreshTemplates();
}
