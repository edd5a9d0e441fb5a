import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ExchangeKind } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ImportCounts } from '../orders-in/documents/import-counts.ts';
import { importCounterparties } from '../orders-in/import-counterparties.ts';
import {
  type DocumentsImport,
  type ImportedDocuments,
  importDocuments,
} from '../orders-in/import-documents.ts';

/** Names of files with orders, payments and shipments, and of files with companies, whatever `type` brings them. */
const DOCUMENTS = /^(documents|orders)/i;
const COUNTERPARTIES = /^(contragents|counterparties)/i;

type ImportFile = (db: Db, options: DocumentsImport) => Promise<ImportedDocuments>;

/** Chooses how a file is imported by its name and the kind of exchange; undefined for one of the catalogue. */
export function importerOf(kind: ExchangeKind, name: string): ImportFile | undefined {
  if (COUNTERPARTIES.test(name)) return importCounterparties;
  if (DOCUMENTS.test(name)) return importDocuments;
  if (kind === 'catalog') return undefined;
  return kind === 'reference' ? importCounterparties : importDocuments;
}

/**
 * Imports the files of an unpacked archive as one: companies come before the documents that name them. Some versions of
 * 1C send an archive with orders and never ask for a name inside it.
 */
export function archiveImporter(kind: ExchangeKind): ImportFile {
  return async (db, { file: folder, ...options }) => {
    const below = await readdir(folder, { recursive: true });
    const files = below.filter((name) => /\.xml$/i.test(name)).sort();
    const isOfCompanies = (name: string) => importerOf(kind, path.basename(name)) === importCounterparties;
    const all: { counts: ImportCounts; problems: ImportedDocuments['problems'] } = {
      counts: {},
      problems: [],
    };
    for (const name of [...files.filter(isOfCompanies), ...files.filter((one) => !isOfCompanies(one))]) {
      const importFile = importerOf(kind, path.basename(name)) ?? importDocuments;
      const { counts, problems } = await importFile(db, { file: path.join(folder, name), ...options });
      addCounts(all.counts, counts);
      all.problems = [...all.problems, ...problems];
    }
    return all;
  };
}

function addCounts(to: ImportCounts, counts: ImportCounts): void {
  for (const [noun, outcomes] of Object.entries(counts))
    for (const [outcome, count] of Object.entries(outcomes)) {
      const ofNoun: Record<string, number> = to[noun] ?? {};
      ofNoun[outcome] = (ofNoun[outcome] ?? 0) + count;
      to[noun] = ofNoun;
    }
}
