/** Of the list and of the map beside it; less on a low screen, so that the page can be scrolled past them. */
export const sideHeight = { long: 'min(400px, 60vh)', short: 'min(280px, 60vh)' } as const;
