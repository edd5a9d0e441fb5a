export { findReference, listAllReferences } from './describe-reference.ts';
export { importFile } from './import-file.ts';
export { openReferenceTable } from './reference-table.ts';
