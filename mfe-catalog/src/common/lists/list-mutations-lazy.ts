/** The lazy chunk of all mutations of the lists; it loads with the first change. */
export { clearList } from './clear-list.mutation.ts';
export { setCompared } from './set-compared.mutation.ts';
export { setFavourites } from './set-favourites.mutation.ts';
