/** Everything that changes a list, as one part that comes with the first change (`load-changes.ts`). */
export { clearList } from './clear-list.mutation.ts';
export { setCompared } from './set-compared.mutation.ts';
export { setFavourites } from './set-favourites.mutation.ts';
