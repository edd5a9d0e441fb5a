import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type FileOutcome, finishExchangeFile } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { CommerceMlError } from '../../commerceml/reading/commerceml-error.ts';
import { ExchangeRefusal } from '../protocol/exchange-request.ts';
import { WITHDRAWAL } from '../receiving/session-folder.ts';
import { isAcceptedBefore } from './accepted-before.ts';
import { applyCatalog, applyWithdrawal, type WorkPlace } from './apply-catalog.ts';
import { applyDocuments } from './apply-documents.ts';
import { type ExchangeTask, readTask } from './exchange-task.ts';
import { refused } from './file-outcomes.ts';
import { findExchangePath } from './find-exchange-file.ts';
import { archiveImporter, importerOf } from './import-archive.ts';

/**
 * Works on a claimed file: finds it, applies it in one transaction, and writes what became of it in the same one. A file
 * that cannot be read changes nothing and says why. Throws for anything that is not the file's fault.
 */
export async function runExchangeFile(place: WorkPlace, fileId: number): Promise<void> {
  const { db } = place.database;
  const task = await readTask(db, fileId);
  let isAccepted = false;
  const finish = async (tx: Db, outcome: FileOutcome) => {
    isAccepted = outcome.state === 'held' && (await isAcceptedBefore(tx, task.sessionId, outcome));
    if (!isAccepted) await finishExchangeFile(tx, fileId, outcome);
  };
  try {
    await apply(place, task, finish);
    if (isAccepted) await apply(place, { ...task, isAccepted }, finish);
  } catch (error) {
    if (!(error instanceof CommerceMlError || error instanceof ExchangeRefusal)) throw error;
    await finish(db, refused(error.message));
  }
}

async function apply(
  place: WorkPlace,
  task: ExchangeTask,
  finish: (tx: Db, outcome: FileOutcome) => Promise<void>,
): Promise<void> {
  if (task.name === WITHDRAWAL) return await applyWithdrawal(place, task, finish);
  const file = await findExchangePath(place.folder, task.name);
  const ofName = importerOf(task.kind, path.basename(task.name));
  if (ofName !== undefined) {
    const isArchive = (await stat(file)).isDirectory();
    const importFile = isArchive ? archiveImporter(task.kind) : ofName;
    return await applyDocuments(place, file, finish, { task, importFile });
  }
  await applyCatalog(place, task, file, finish);
}
