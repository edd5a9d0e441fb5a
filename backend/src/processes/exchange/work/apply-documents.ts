import path from 'node:path';
import type { FileOutcome } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { describeExcess } from '../../commerceml/import/refusals.ts';
import { isTooMuchSetAside } from '../../commerceml/staging/problems.ts';
import { describeImport } from '../orders-in/describe-import.ts';
import type { ImportedDocuments, importDocuments } from '../orders-in/import-documents.ts';
import type { WorkPlace } from './apply-catalog.ts';
import type { ExchangeTask } from './exchange-task.ts';
import { held, rehearsed } from './file-outcomes.ts';

/** The problems of a file that are kept; all are counted. */
const MOST_PROBLEMS = 1000;

/** 1C brings a few orders every few minutes; some bad ones do not hold up the others. */
const TOLERATED = 10;

/** How a file of this kind is imported, and by what task. */
interface DocumentsTask {
  readonly task: ExchangeTask;
  readonly importFile: typeof importDocuments;
}

/** Rolls back what a rehearsal, or a file that a person has to accept, would have done. */
class ChangesNothing extends Error {
  readonly outcome: FileOutcome;

  constructor(outcome: FileOutcome) {
    super('the file changes nothing');
    this.name = 'ChangesNothing';
    this.outcome = outcome;
  }
}

/**
 * Applies a file of orders or companies in one transaction, in which `finish` writes the outcome. A rehearsal changes
 * nothing, and neither does a file of which more than a tenth would be set aside, until a person accepts it. Throws
 * `CommerceMlError` for a file that cannot be read.
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
      if (task.isRehearsal) throw new ChangesNothing(rehearsed(outcome));
      const count = { file: path.basename(task.name), ...countRecords(imported) };
      if (!task.isAccepted && isTooMuchSetAside(count, TOLERATED)) {
        const { problems, problemCount } = outcome;
        throw new ChangesNothing({ ...held(describeExcess(count)), problems, problemCount });
      }
      await finish(tx, outcome);
    });
  } catch (error) {
    if (!(error instanceof ChangesNothing)) throw error;
    await finish(db, error.outcome);
  }
}

function countRecords({ counts }: ImportedDocuments) {
  const outcomes = Object.values(counts);
  const records = outcomes.flatMap((of) => Object.values(of)).reduce((sum, count) => sum + count, 0);
  return { records, setAside: outcomes.reduce((sum, of) => sum + (of.setAside ?? 0), 0) };
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
