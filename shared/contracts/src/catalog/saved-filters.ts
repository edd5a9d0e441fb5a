import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';

/** Most filters a user can save. */
export const SAVED_FILTERS_MAX = 50;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Это поле обязательно для заполнения'),
  v.maxLength(80, 'Не больше 80 символов'),
);

/** The address of a listing with its filter, on this site. */
const link = v.pipe(
  v.string(),
  v.maxLength(4000, 'Слишком длинный фильтр'),
  v.regex(
    /^\/(?:catalog|brands|search)\/[^\s\\]*$/,
    'Сохранить можно только фильтр каталога, бренда или поиска',
  ),
);

/** The user's saved filters, by name. */
export const getSavedFilters = defineCall({
  method: 'GET',
  path: '/api/catalog/savedFilters/',
  summary: 'Saved filters',
  access: 'shop.use',
  answer: v.object({ items: v.array(v.object({ id, name: v.string(), link: v.string() })) }),
});

/** Saves a filter; an existing one of the same name is replaced. */
export const saveFilter = defineCall({
  method: 'POST',
  path: '/api/catalog/savedFilters/',
  summary: 'Save a filter',
  access: 'shop.use',
  body: v.object({ name, link }),
  answer: v.object({ id }),
});

export const deleteSavedFilter = defineCall({
  method: 'DELETE',
  path: '/api/catalog/savedFilters/{id}/',
  summary: 'Delete a saved filter',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});
