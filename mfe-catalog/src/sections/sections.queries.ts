import { getSections } from '@shop/contracts/catalog/catalog';
import { CATALOG_MENU_DEPTH } from '@shop/domain/constants';
import { callQuery } from '@shop/platform/query';

/** The tree of all sections. It changes only with an import, so it stays fresh for an hour. */
export const sectionsQuery = {
  ...callQuery(getSections, { query: { depth: CATALOG_MENU_DEPTH } }),
  staleTime: 3_600_000,
};
