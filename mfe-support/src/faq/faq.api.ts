/** The API of this feature for other features of the area. */
export { faqQuery } from './faq.queries.ts';
