import type { PageRoute } from '@shop/remote';
import { officeConsentsQuery } from './consents.queries.ts';

export const consentsRoute: PageRoute = {
  first: () => [officeConsentsQuery()],
  page: async () => (await import(/* webpackChunkName: "consents" */ './consents-page.tsx')).ConsentsPage,
};
