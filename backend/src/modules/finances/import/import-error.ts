/** The reason why a file cannot be imported, in Russian, with its line. Nothing of the file is imported. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  /** Starts at 1; null for the file as a whole. */
  readonly line: number | null;
  readonly reason: string;

  constructor(line: number | null, reason: string) {
    super(line === null ? reason : `Строка ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}
