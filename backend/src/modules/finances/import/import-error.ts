/** Why a file cannot be loaded, in Russian, and at which of its lines; nothing of it has been loaded then. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  /** From 1; null for the file as a whole. */
  readonly line: number | null;
  readonly reason: string;

  constructor(line: number | null, reason: string) {
    super(line === null ? reason : `Строка ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}
