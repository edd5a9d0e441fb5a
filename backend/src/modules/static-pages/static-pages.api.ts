export { staticPageRoutes } from './static-pages.routes.ts';
export { staticPageEditingRoutes } from './static-pages-editing.routes.ts';
