import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, pageNavigation, queryNumber } from '../platform/fields.ts';
import { settingField } from './setting-fields.ts';

const referenceName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/));
const named = v.object({ name: referenceName });
const namedRow = v.object({ ...named.entries, id });

const listedReference = v.object({
  name: referenceName,
  title: v.string(),
  description: v.string(),
  /** Number of rows. */
  rows: v.number(),
});
export type ListedReference = v.InferOutput<typeof listedReference>;

/** The references that the caller may edit. Each of them needs `office.catalogue` or `office.settings`. */
export const getReferences = defineCall({
  method: 'GET',
  path: '/api/office/references/',
  summary: 'Reference lists of the shop',
  access: 'office.enter',
  answer: v.object({ items: v.array(listedReference) }),
});

/** The values of a row by field names. */
const rowFields = v.record(v.string(), v.unknown());
export type ReferenceFields = v.InferOutput<typeof rowFields>;

const reference = v.object({
  ...listedReference.entries,
  fields: v.array(settingField),
  /** Names of the fields that no two rows share. */
  key: v.array(v.string()),
  /** Values of the form for a new row. */
  blank: rowFields,
});
export type Reference = v.InferOutput<typeof reference>;

export const getReference = defineCall({
  method: 'GET',
  path: '/api/office/references/{name}/',
  summary: 'One reference with its fields',
  access: 'office.enter',
  params: named,
  answer: reference,
});

const referenceRow = v.object({
  id,
  fields: rowFields,
  /** Facts that nobody types: the names of related goods, the number of terminals. */
  note: v.string(),
});
export type ReferenceRow = v.InferOutput<typeof referenceRow>;

/** A page of rows, searched by words. */
export const getReferenceRows = defineCall({
  method: 'GET',
  path: '/api/office/references/{name}/rows/',
  summary: 'Rows of a reference',
  access: 'office.enter',
  params: named,
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
    query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(referenceRow), pageNavigation }),
});

/** `validation` at the bad field, at the key for a row that exists. */
export const addReferenceRow = defineCall({
  method: 'POST',
  path: '/api/office/references/{name}/rows/',
  summary: 'Add a row to a reference',
  access: 'office.enter',
  params: named,
  body: v.object({ fields: rowFields }),
  answer: referenceRow,
});

/** Changes a row. `conflict` if it is no longer as `before`; `validation` like `addReferenceRow`. */
export const saveReferenceRow = defineCall({
  method: 'PUT',
  path: '/api/office/references/{name}/rows/{id}/',
  summary: 'Change a row of a reference',
  access: 'office.enter',
  params: namedRow,
  body: v.object({ fields: rowFields, before: rowFields }),
  answer: referenceRow,
});

/**
 * Removes a row that nobody uses and switches off one that is in use. `validation` for a row in use that cannot be
 * switched off, and for one that the shop itself needs.
 */
export const removeReferenceRow = defineCall({
  method: 'DELETE',
  path: '/api/office/references/{name}/rows/{id}/',
  summary: 'Remove a row of a reference',
  access: 'office.enter',
  params: namedRow,
  answer: v.object({
    /** The row before. */
    before: referenceRow,
    /** The row now, null if it is deleted. */
    now: v.nullable(referenceRow),
    /** Who uses the row, so that it was only switched off: «3 обращения». */
    uses: v.nullable(v.string()),
  }),
});
