import type { FileOutcome } from '../../../modules/exchange/exchange.api.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { importCatalog } from '../../commerceml/import/import-catalog.ts';
import { describeReport, type ImportReport } from '../../commerceml/import/import-report.ts';
import { TooMuchSetAside, TooMuchWithdrawn } from '../../commerceml/import/refusals.ts';
import type { ImportProblem } from '../../commerceml/staging/problems.ts';
import type { ExchangeTask } from './exchange-task.ts';

/** Where the work happens, and what it reports. */
export interface WorkPlace {
  readonly database: Database;
  /** The folder of the exchange. */
  readonly folder: string;
  readonly mediaDir: string;
  /** How far the work is, in words. */
  readonly onProgress: (message: string) => void;
}

/**
 * Applies a file of the catalogue in one transaction, in which `finish` writes what became of it. A file that a person
 * has to accept is held; one of a rehearsal changes nothing. Throws `CommerceMlError` for a file that cannot be read.
 */
export async function applyCatalog(
  { database, mediaDir, onProgress }: WorkPlace,
  { isRehearsal, isAccepted }: ExchangeTask,
  file: string,
  finish: (tx: Db, outcome: FileOutcome) => Promise<void>,
): Promise<void> {
  try {
    const report = await importCatalog(database, {
      ...{ files: [file], mediaDir, isDryRun: isRehearsal },
      ...{ acceptsSetAside: isAccepted, acceptsWithdrawal: isAccepted },
      onProgress: ({ stage, bytes, totalBytes, products, offers }) =>
        onProgress(
          stage === 'comparing'
            ? 'Сравнение с каталогом и запись'
            : `Прочитано ${Math.floor((bytes / Math.max(totalBytes, 1)) * 100)} %: товаров ${products}, предложений ${offers}`,
        ),
      onApplied: (tx, applied) => finish(tx, outcomeOf(applied)),
    });
    if (isRehearsal) await finish(database.db, outcomeOf(report));
  } catch (error) {
    if (error instanceof TooMuchSetAside)
      await finish(database.db, heldFor(error, error.problems, error.problemCount));
    else if (error instanceof TooMuchWithdrawn) await finish(database.db, heldFor(error, [], 0));
    else throw error;
  }
}

function outcomeOf(report: ImportReport): FileOutcome {
  const { problems, problemCount, missingFiles: _, ...counts } = report;
  return {
    state: counts.isUnchanged ? 'unchanged' : 'done',
    message: describeReport(report).join('\n'),
    counts,
    problems: problems.map(toRow),
    problemCount,
  };
}

function heldFor(error: Error, problems: readonly ImportProblem[], problemCount: number): FileOutcome {
  const message = `${error.message} Файл ждёт решения сотрудника магазина`;
  return { state: 'held', message, counts: {}, problems: problems.map(toRow), problemCount };
}

function toRow({ file, line, reason, kind, id, name }: ImportProblem): FileOutcome['problems'][number] {
  return { name: file, line, reason, subject: kind, externalId: id, subjectName: name };
}
