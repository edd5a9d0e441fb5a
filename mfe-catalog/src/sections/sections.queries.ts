import { getSections } from '@shop/contracts/catalog/catalog';
import { CATALOG_MENU_DEPTH } from '@shop/domain/constants';
import { callQuery } from '@shop/platform/query';

/** The tree of all sections. It changes with an import only, so one of an hour ago is good. */
export const sectionsQuery = {
  ...callQuery(getSections, { query: { depth: CATALOG_MENU_DEPTH } }),
  staleTime: 3_600_000,
};
