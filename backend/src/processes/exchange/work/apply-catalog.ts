import type { FileOutcome } from '../../../modules/exchange/exchange.api.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { importCatalog } from '../../commerceml/import/import-catalog.ts';
import type { ImportProgress } from '../../commerceml/import/import-options.ts';
import { describeReport, type ImportReport } from '../../commerceml/import/import-report.ts';
import { TooMuchSetAside, TooMuchWithdrawn } from '../../commerceml/import/refusals.ts';
import { withdrawAfterExchange } from '../../commerceml/import/withdraw-after-exchange.ts';
import type { ImportProblem } from '../../commerceml/staging/problems.ts';
import type { ExchangeTask } from './exchange-task.ts';
import { held, rehearsed } from './file-outcomes.ts';

/** Where the work happens, and where its progress goes. */
export interface WorkPlace {
  readonly database: Database;
  /** The folder of the exchange. */
  readonly folder: string;
  readonly mediaDir: string;
  /** How far the work is, in words. */
  readonly onProgress: (message: string) => void;
}

type Finish = (tx: Db, outcome: FileOutcome) => Promise<void>;

/**
 * Applies a file of the catalogue in one transaction, in which `finish` writes what became of it. A file that a person has
 * to accept changes nothing and is held. Throws `CommerceMlError` for a file that cannot be read.
 */
export async function applyCatalog(
  { database, mediaDir, onProgress }: WorkPlace,
  task: ExchangeTask,
  file: string,
  finish: Finish,
): Promise<void> {
  const options = {
    files: [file],
    mediaDir,
    acceptsSetAside: task.isAccepted || task.isRehearsal,
    acceptsWithdrawal: task.isAccepted || task.isRehearsal,
    partOf: task.sessionId,
    sentAt: task.startedAt,
    onProgress: (progress: ImportProgress) => onProgress(describeProgress(progress)),
  };
  const { db } = database;
  try {
    if (!task.isRehearsal)
      await importCatalog(database, { ...options, onApplied: (tx, report) => finish(tx, outcomeOf(report)) });
    else
      await finish(db, rehearsed(outcomeOf(await importCatalog(database, { ...options, isDryRun: true }))));
  } catch (error) {
    if (error instanceof TooMuchSetAside) {
      const problems = error.problems.map(problemOf);
      await finish(db, { ...held(error.message), problems, problemCount: error.problemCount });
    } else if (error instanceof TooMuchWithdrawn) await finish(db, held(error.message));
    else throw error;
  }
}

/** Takes off sale what the full catalogue of an exchange that is over has not named. */
export async function applyWithdrawal(
  { database }: WorkPlace,
  task: ExchangeTask,
  finish: Finish,
): Promise<void> {
  try {
    await withdrawAfterExchange(database, task.sessionId, {
      acceptsWithdrawal: task.isAccepted || task.isRehearsal,
      isDryRun: task.isRehearsal,
      onApplied: (tx, report) => {
        const outcome: FileOutcome = {
          state: report.products + report.offers === 0 ? 'unchanged' : 'done',
          message: `Снято с продажи: товаров ${report.products}, предложений ${report.offers}.`,
          counts: report,
          problems: [],
          problemCount: 0,
        };
        return finish(tx, task.isRehearsal ? rehearsed(outcome) : outcome);
      },
    });
  } catch (error) {
    if (!(error instanceof TooMuchWithdrawn)) throw error;
    await finish(database.db, held(error.message));
  }
}

function outcomeOf(report: ImportReport): FileOutcome {
  const { problems, ...counts } = report;
  return {
    state: report.isUnchanged && report.problemCount === 0 ? 'unchanged' : 'done',
    message: describeReport({ ...report, problems: [], problemCount: 0 }).join('\n'),
    counts,
    problems: problems.map(problemOf),
    problemCount: report.problemCount,
  };
}

function problemOf({ file, kind, id, name, ...problem }: ImportProblem): FileOutcome['problems'][number] {
  return { ...problem, name: file, subject: kind, externalId: id, subjectName: name };
}

function describeProgress({ stage, bytes, totalBytes, products, offers }: ImportProgress): string {
  if (stage === 'comparing') return 'Сравнение с каталогом и запись';
  const percent = Math.floor((bytes / Math.max(totalBytes, 1)) * 100);
  return `Прочитано ${percent} %: товаров ${products}, предложений ${offers}`;
}
