/** Stands for React Query's endless lists, which its core imports for every query: lists of ours come by pages. */
export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
