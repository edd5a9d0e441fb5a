/** The public part of the index of sections for other features of this area. */
export { sectionsQuery } from './sections.queries.ts';
