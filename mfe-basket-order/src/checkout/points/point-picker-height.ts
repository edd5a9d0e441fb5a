/** The height of the list and the map, limited on low screens so that the page can be scrolled past them. */
export const pickerHeight = { long: 'min(400px, 60vh)', short: 'min(280px, 60vh)' } as const;
