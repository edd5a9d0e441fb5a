import { deleteSavedFilter, getSavedFilters, saveFilter } from '@shop/contracts/catalog/saved-filters';
import { route, write } from '../../platform/http/route.ts';
import { savedFiltersOf } from './saved-filters.repository.ts';

export const savedFilterRoutes = [
  route(getSavedFilters, async ({ actor, db }) => ({ items: await savedFiltersOf(db, actor).list() })),
  write(saveFilter, ({ actor, db, body }) => savedFiltersOf(db, actor).save(body)),
  write(deleteSavedFilter, ({ actor, db, params }) => savedFiltersOf(db, actor).remove(params.id)),
];
