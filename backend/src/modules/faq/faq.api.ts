export { faqRoutes } from './faq.routes.ts';
export { faqEditingRoutes } from './faq-editing.routes.ts';
