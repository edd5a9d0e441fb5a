import type { PageRoute } from '@shop/remote';
import { templateQuery, templatesQuery } from '../common/templates/template.queries.ts';
import { templatesParamsOf } from './list/use-templates-params.ts';

/** `/basket-templates/` (§2). */
export const templatesRoute: PageRoute = {
  first: ({ search }) => [templatesQuery(templatesParamsOf(search))],
  page: async () =>
    (await import(/* webpackChunkName: "templates" */ './list/templates-page.tsx')).TemplatesPage,
};

/** `/basket-templates/{code}/` (§2). */
export const templateRoute: PageRoute = {
  first: ({ params: { code = '' } }) => [templateQuery(code)],
  page: async () =>
    (await import(/* webpackChunkName: "templates" */ './template/template-page.tsx')).TemplatePage,
};
