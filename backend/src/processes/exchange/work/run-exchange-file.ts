import path from 'node:path';
import { type FileOutcome, finishExchangeFile } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { CommerceMlError } from '../../commerceml/reading/commerceml-error.ts';
import { importCounterparties } from '../orders-in/import-counterparties.ts';
import { importDocuments } from '../orders-in/import-documents.ts';
import { ExchangeRefusal } from '../protocol/exchange-request.ts';
import { WITHDRAWAL } from '../receiving/session-folder.ts';
import { applyCatalog, applyWithdrawal, type WorkPlace } from './apply-catalog.ts';
import { applyDocuments } from './apply-documents.ts';
import { readTask } from './exchange-task.ts';
import { refused } from './file-outcomes.ts';
import { findExchangePath } from './find-exchange-file.ts';

/** Names of files with orders, payments and shipments, and of files with companies, whatever `type` brings them. */
const DOCUMENTS = /^(documents|orders)/i;
const COUNTERPARTIES = /^(contragents|counterparties)/i;

/**
 * Works on a claimed file: finds it, applies it in one transaction, and writes what became of it in the same one. A file
 * that cannot be read changes nothing and says why. Throws for anything that is not the file's fault.
 */
export async function runExchangeFile(place: WorkPlace, fileId: number): Promise<void> {
  const { db } = place.database;
  const task = await readTask(db, fileId);
  const finish = (tx: Db, outcome: FileOutcome) => finishExchangeFile(tx, fileId, outcome);
  try {
    if (task.name === WITHDRAWAL) return await applyWithdrawal(place, task, finish);
    const file = await findExchangePath(place.folder, task.name);
    const name = path.basename(task.name);
    if (task.kind === 'reference' || COUNTERPARTIES.test(name))
      return await applyDocuments(place, file, finish, { task, importFile: importCounterparties });
    if (task.kind === 'sale' || DOCUMENTS.test(name))
      return await applyDocuments(place, file, finish, { task, importFile: importDocuments });
    await applyCatalog(place, task, file, finish);
  } catch (error) {
    if (!(error instanceof CommerceMlError || error instanceof ExchangeRefusal)) throw error;
    await finish(db, refused(error.message));
  }
}
