/**
 * Replaces React Query's infinite queries, which its core imports for every query: our lists are paginated.
 */
export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
