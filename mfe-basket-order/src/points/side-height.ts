/** Of a long list and of the map beside it; less on a low screen, so that the page can be scrolled past them. */
export const SIDE_HEIGHT = 'min(400px, 60vh)';
