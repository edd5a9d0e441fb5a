/** What other features of this area use of the questions and answers. */
export { faqQuery } from './faq.queries.ts';
