import { getSections } from '@shop/shared/contracts/catalog';
import { CATALOG_MENU_DEPTH } from '@shop/shared/contracts/constants';
import { callQuery } from '@shop/shared/query';

/** The tree of all sections. It changes with an import only, so one of an hour ago is good. */
export const sectionsQuery = {
  ...callQuery(getSections, { query: { depth: CATALOG_MENU_DEPTH } }),
  staleTime: 3_600_000,
};
