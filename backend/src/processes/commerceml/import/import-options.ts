import type { Db } from '../../../platform/database/database.ts';
import type { ImportReport } from './import-report.ts';

export interface ImportOptions {
  /** `import.xml` and `offers.xml` in this order; or a folder or ZIP archive of an exchange, including split files. */
  readonly files: readonly string[];
  readonly mediaDir: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** A person accepts that more than a tenth of a file is set aside. */
  readonly acceptsSetAside?: boolean;
  /** A person accepts that a full catalogue takes more than a fifth of the goods off sale. */
  readonly acceptsWithdrawal?: boolean;
  /**
   * The exchange that the files are parts of: what a full package does not name goes off sale only when the exchange is
   * over (`withdrawAfterExchange`), because another part may name it.
   */
  readonly partOf?: number;
  /** When 1C sent the files; now, unless it is given. Its stock knows the orders that it had taken before. */
  readonly sentAt?: Date;
  /** Reports what the import would change, and changes nothing. Pictures are not looked into. */
  readonly isDryRun?: boolean;
  /** Writes in the same transaction, after everything is applied; not in a dry run. */
  readonly onApplied?: (tx: Db, report: ImportReport) => Promise<void>;
}

/** How far an import is. Reading counts bytes of all files; comparing has no count. */
export interface ImportProgress {
  readonly stage: 'reading' | 'comparing';
  readonly bytes: number;
  readonly totalBytes: number;
  readonly products: number;
  readonly offers: number;
}
