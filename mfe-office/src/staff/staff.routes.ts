import type { PageRoute } from '@shop/remote';
import { staffQuery } from './staff.queries.ts';

export const staffRoute: PageRoute = {
  first: () => [staffQuery()],
  page: async () => (await import(/* webpackChunkName: "staff" */ './staff-page.tsx')).StaffPage,
};
