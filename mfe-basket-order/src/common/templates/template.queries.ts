import {
  getBasketTemplate,
  getBasketTemplates,
  TEMPLATES_MAX,
} from '@shop/contracts/basket-order/basket-templates';
import type { CallInput } from '@shop/contracts/platform/call';
import { callKey, callQuery, keepPreviousData, queryClient } from '@shop/platform/query';

/** A page of templates; while another search is asked for, the page before stays on screen. */
export const templatesQuery = (query: CallInput<typeof getBasketTemplates>['query']) => ({
  ...callQuery(getBasketTemplates, { query }),
  placeholderData: keepPreviousData,
});

/** All of them, to choose one from. */
export const allTemplatesQuery = () => callQuery(getBasketTemplates, { query: { pageSize: TEMPLATES_MAX } });

export const templateQuery = (code: string) => callQuery(getBasketTemplate, { params: { code } });

/** After a write: lists that are on screen are read again, others when they are shown next. */
export function refreshTemplates(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getBasketTemplates) });
}

/** The lines of a template have changed elsewhere than on its page. */
export function refreshTemplate(code: string): void {
  void queryClient.invalidateQueries({ queryKey: templateQuery(code).queryKey });
}
