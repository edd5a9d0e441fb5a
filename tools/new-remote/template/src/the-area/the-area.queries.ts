import { getSections } from '@shop/shared/contracts/catalog';
import { callQuery } from '@shop/shared/query';

/** Sections of the catalogue, until the area has a call of its own in `shared/contracts`. */
export const theAreaQuery = () => callQuery(getSections, { query: { depth: 1 } });
