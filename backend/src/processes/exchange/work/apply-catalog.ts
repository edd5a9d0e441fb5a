import type { FileOutcome } from '../../../modules/exchange/exchange.api.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { importCatalog } from '../../commerceml/import/import-catalog.ts';
import { describeReport } from '../../commerceml/import/import-report.ts';
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
 * Applies a file of the catalogue in one transaction, in which `finish` writes what became of it. Throws
 * `CommerceMlError` for a file that cannot be read.
 */
export async function applyCatalog(
  { database, mediaDir, onProgress }: WorkPlace,
  _task: ExchangeTask,
  file: string,
  finish: (tx: Db, outcome: FileOutcome) => Promise<void>,
): Promise<void> {
  await importCatalog(database, {
    files: [file],
    mediaDir,
    onProgress: ({ stage, bytes, totalBytes, products, offers }) =>
      onProgress(
        stage === 'comparing'
          ? 'Сравнение с каталогом и запись'
          : `Прочитано ${Math.floor((bytes / Math.max(totalBytes, 1)) * 100)} %: товаров ${products}, предложений ${offers}`,
      ),
    onApplied: (tx, report) =>
      finish(tx, {
        state: report.isUnchanged ? 'unchanged' : 'done',
        message: describeReport(report).join('\n'),
        counts: report,
        problems: [],
        problemCount: 0,
      }),
  });
}
