import type { PageRoute } from '@shop/remote';
import { customerQuery } from '../common/managed.queries.ts';

/** `/manager/mycompanies/{code}/…` (§2). */
export const customerCardRoute: PageRoute = {
  first: ({ params: { code = '' } }) => [customerQuery(code)],
  page: async () =>
    (await import(/* webpackChunkName: "customer-card" */ './customer-card-page.tsx')).CustomerCardPage,
};
