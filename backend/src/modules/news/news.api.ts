export { newsRoutes } from './news.routes.ts';
export { newsEditingRoutes } from './news-editing.routes.ts';
