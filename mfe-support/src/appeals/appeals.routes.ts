import type { PageRoute } from '@shop/remote';
import { appealQuery, appealTypesQuery } from './common/appeals.queries.ts';
import { firstAppeals } from './list/first-appeals.ts';

/** `/appeal/` (§2). */
export const appealsRoute: PageRoute = {
  first: ({ search }) => firstAppeals(search),
  page: async () => (await import(/* webpackChunkName: "appeals" */ './list/appeals-page.tsx')).AppealsPage,
};

/** `/appeal/add/` (§2). */
export const newAppealRoute: PageRoute = {
  first: () => [appealTypesQuery()],
  page: async () =>
    (await import(/* webpackChunkName: "new-appeal" */ './new-appeal/new-appeal-page.tsx')).NewAppealPage,
};

/** `/appeal/{id}/` (§2). */
export const appealRoute: PageRoute = {
  first: ({ params: { id } }) => (Number(id) > 0 ? [appealQuery(Number(id))] : []),
  page: async () =>
    (await import(/* webpackChunkName: "appeal" */ './conversation/page/appeal-page.tsx')).AppealPage,
};
