import type { FileOutcome } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { describeImport } from '../orders-in/describe-import.ts';
import type { ImportedDocuments, importDocuments } from '../orders-in/import-documents.ts';
import type { WorkPlace } from './apply-catalog.ts';
import type { ExchangeTask } from './exchange-task.ts';
import { rehearsed } from './file-outcomes.ts';

/** The problems of a file that are kept; all are counted. */
const MOST_PROBLEMS = 1000;

/** How a file of this kind is imported, and by what task. */
interface DocumentsTask {
  readonly task: ExchangeTask;
  readonly importFile: typeof importDocuments;
}

/** Rolls a rehearsal back with what it would have done. */
class Rehearsed extends Error {
  readonly outcome: FileOutcome;

  constructor(outcome: FileOutcome) {
    super('a rehearsal changes nothing');
    this.name = 'Rehearsed';
    this.outcome = outcome;
  }
}

/**
 * Applies a file of orders or companies in one transaction, in which `finish` writes the outcome. A rehearsal changes
 * nothing. Throws `CommerceMlError` for a file that cannot be read.
 */
export async function applyDocuments(
  { database: { db }, onProgress }: WorkPlace,
  file: string,
  finish: (tx: Db, outcome: FileOutcome) => Promise<void>,
  { task, importFile }: DocumentsTask,
): Promise<void> {
  try {
    await transact(db, async (tx) => {
      const imported = await importFile(tx, {
        file,
        onProgress: (documents) => onProgress(`Записей: ${documents}`),
      });
      const outcome = outcomeOf(imported);
      if (task.isRehearsal) throw new Rehearsed(outcome);
      await finish(tx, outcome);
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
    await finish(db, rehearsed(error.outcome));
  }
}

function outcomeOf({ counts, problems }: ImportedDocuments): FileOutcome {
  const isUnchanged = Object.values(counts).every((outcomes) =>
    Object.keys(outcomes).every((outcome) => outcome === 'unchanged'),
  );
  return {
    state: isUnchanged && problems.length === 0 ? 'unchanged' : 'done',
    message: describeImport(counts),
    counts,
    problems: problems
      .slice(0, MOST_PROBLEMS)
      .map(({ file, name, ...problem }) => ({ ...problem, name: file, subjectName: name })),
    problemCount: problems.length,
  };
}
