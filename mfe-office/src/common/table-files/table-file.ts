import type { ImportCounts, ImportPreview } from '@shop/contracts/office/import-preview';

/** A table that is downloaded as a file and loaded again after it has been edited. */
export interface TableFile {
  readonly title: string;
  /** A sentence about rows and columns that a file lacks. */
  readonly note: string;
  readonly rowsMax: number;
  issueUrl(format: 'xlsx' | 'csv'): Promise<{ readonly url: string }>;
  preview(file: File): Promise<ImportPreview>;
  /** Loads a file that was previewed. */
  load(file: File, digest: string): Promise<{ readonly counts: ImportCounts }>;
  /** Asks again for what a load has changed. */
  refresh(): Promise<void>;
}
