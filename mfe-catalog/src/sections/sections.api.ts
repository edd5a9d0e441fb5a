/** What other features of this area use of the index of sections. */
export { sectionsQuery } from './sections.queries.ts';
