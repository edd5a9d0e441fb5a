import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { exportFormat, importCounts, importedFile, importPreview, previewDigest } from './import-preview.ts';

const named = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)) });

/** Most rows of a file. */
export const REFERENCE_ROWS_MAX = 2000;

/** Issues a single-use URL of all rows, with the columns that `previewReferenceFile` reads. */
export const exportReference = defineCall({
  method: 'POST',
  path: '/api/office/references/{name}/export/',
  summary: 'Export a reference',
  access: 'office.enter',
  params: named,
  body: v.object({ format: exportFormat }),
  answer: v.object({ url: confidential }),
});

/**
 * Says what a file would do, row by row, and changes nothing. Rows that the file lacks stay. `validation` at `file` for one
 * that cannot be read, with columns missing or unknown, or with too many rows.
 */
export const previewReferenceFile = defineCall({
  method: 'POST',
  path: '/api/office/references/{name}/preview/',
  summary: 'Preview the import of a reference',
  access: 'office.enter',
  params: named,
  form: true,
  body: v.object({ file: importedFile }),
  answer: importPreview,
});

/**
 * Imports a file that was previewed, all of it or nothing. `conflict` if the outcome would be another one than previewed;
 * `validation` at `file` while rows are refused.
 */
export const importReferenceFile = defineCall({
  method: 'POST',
  path: '/api/office/references/{name}/import/',
  summary: 'Import a reference',
  access: 'office.enter',
  params: named,
  form: true,
  body: v.object({ file: importedFile, digest: previewDigest }),
  answer: v.object({ counts: importCounts }),
});
