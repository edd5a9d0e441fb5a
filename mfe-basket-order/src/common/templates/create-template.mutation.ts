import { createBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshTemplates } from './template.queries.ts';

/** Creates a template of the user's own. Throws what `call` throws. */
export async function createTemplate(
  template: CallInput<typeof createBasketTemplate>['body'],
): Promise<CallAnswer<typeof createBasketTemplate>> {
  const created = await call(createBasketTemplate, { body: template });
  refreshTemplates();
  return created;
}
