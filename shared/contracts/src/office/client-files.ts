import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { clientFilter } from './clients.ts';
import { exportFormat, importCounts, importedFile, importPreview, previewDigest } from './import-preview.ts';

/** Terms of companies, or their contracts with limits and postponements. */
const clientTable = v.picklist(['clients', 'contracts']);
export type ClientTable = v.InferOutput<typeof clientTable>;

const params = v.object({ table: clientTable });

/** Most rows of a file. */
export const CLIENT_ROWS_MAX = 10_000;
/** Most rows of a file that add a company, or switch one off or on. */
export const CLIENT_SWITCHES_MAX = 500;

/** Issues a single-use URL of the companies that the filter finds, with the columns that `previewClientFile` reads. */
export const exportClientFile = defineCall({
  method: 'POST',
  path: '/api/office/client-files/{table}/export/',
  summary: 'Export clients or contracts',
  access: 'office.terms',
  params,
  body: v.object({ format: exportFormat, ...clientFilter }),
  answer: v.object({ url: confidential }),
});

/**
 * Says what a file would do, row by row, and changes nothing. A company is found by ИНН and КПП, a contract by its number
 * too; rows and columns that the file lacks stay as they are. `validation` at `file` for a file that cannot be read, with
 * unknown columns or too many rows.
 */
export const previewClientFile = defineCall({
  method: 'POST',
  path: '/api/office/client-files/{table}/preview/',
  summary: 'Preview the import of clients or contracts',
  access: 'office.terms',
  params,
  form: true,
  body: v.object({ file: importedFile }),
  answer: importPreview,
});

/**
 * Imports a file that was previewed, all of it or nothing; terms hold from today on. `conflict` if the outcome would be
 * another one than previewed; `validation` at `file` while rows are refused.
 */
export const importClientFile = defineCall({
  method: 'POST',
  path: '/api/office/client-files/{table}/import/',
  summary: 'Import clients or contracts',
  access: 'office.terms',
  params,
  form: true,
  body: v.object({ file: importedFile, digest: previewDigest }),
  answer: v.object({ counts: importCounts }),
});
