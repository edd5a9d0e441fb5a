import { createServices } from './area-services.ts';
import { areaLoader, areas } from './page-areas.ts';

/** Loads a service of the areas of this page. */
export const loadAreaService = createServices(areas, areaLoader);
