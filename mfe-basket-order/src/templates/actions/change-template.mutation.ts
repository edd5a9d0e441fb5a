import { type getBasketTemplate, updateBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { refreshTemplates, templateQuery } from '../../common/templates/template.queries.ts';

interface Change {
  readonly name?: string;
  readonly description?: string;
  readonly isShared?: boolean;
}

/** Changes what a template is called or who sees it; its page shows it at once. Throws what `call` throws. */
export async function changeTemplate(id: number, change: Change): Promise<void> {
  const template = await call(updateBasketTemplate, { params: { id }, body: change });
  queryClient.setQueryData<CallAnswer<typeof getBasketTemplate>>(
    templateQuery(template.code).queryKey,
    (known) => known && { ...known, template },
  );
  refreshTemplates();
}
