import type { PageRoute } from '@shop/remote';
import { checklistQuery } from './checklist.queries.ts';

export const checklistRoute: PageRoute = {
  first: () => [checklistQuery()],
  page: async () => (await import(/* webpackChunkName: "checklist" */ './checklist-page.tsx')).ChecklistPage,
};
