import { getSections } from '@shop/contracts/catalog/catalog';
import { callQuery } from '@shop/platform/query';

/** Sections of the catalogue, until the area has a call of its own in `shared/contracts`. */
export const theAreaQuery = () => callQuery(getSections, { query: { depth: 1 } });
