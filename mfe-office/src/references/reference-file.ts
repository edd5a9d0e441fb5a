import {
  exportReference,
  importReferenceFile,
  previewReferenceFile,
  REFERENCE_ROWS_MAX,
} from '@shop/contracts/office/reference-files';
import type { Reference } from '@shop/contracts/office/references';
import { call } from '@shop/platform/http';
import type { TableFile } from '../common/table-files/table-file.ts';
import { refreshReferences } from './references.queries.ts';

/** The rows of a reference as a file. */
export function fileOfReference({ name, title }: Reference): TableFile {
  const params = { name };
  return {
    title,
    note: 'Строки, которых в\u00a0файле нет, останутся.',
    rowsMax: REFERENCE_ROWS_MAX,
    issueUrl: (format) => call(exportReference, { params, body: { format } }),
    preview: (file) => call(previewReferenceFile, { params, body: { file } }),
    load: (file, digest) => call(importReferenceFile, { params, body: { file, digest } }),
    refresh: refreshReferences,
  };
}
