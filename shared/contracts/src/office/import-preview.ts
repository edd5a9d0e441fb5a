import * as v from 'valibot';

/** Most bytes of a file that is imported. */
export const IMPORT_FILE_BYTES = 5_000_000;

export const exportFormat = v.optional(v.picklist(['xlsx', 'csv']), 'xlsx');

export const importedFile = v.pipe(
  v.unknown(),
  v.check((value) => value instanceof File, 'Выберите файл'),
  v.transform((value) => value as File),
);

/** The digest of the preview that is imported. */
export const previewDigest = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'Сначала проверьте файл'));

const outcome = v.picklist(['added', 'changed', 'same', 'refused']);
export type ImportOutcome = v.InferOutput<typeof outcome>;

const line = v.object({
  /** The number of the row as the program of the file shows it. */
  row: v.number(),
  /** The key of the row in words. */
  name: v.string(),
  outcome,
  /** Fields of a changed row in words. */
  changes: v.array(v.object({ title: v.string(), before: v.string(), after: v.string() })),
  /** Why the row is refused. */
  reason: v.string(),
});
export type ImportLine = v.InferOutput<typeof line>;

/** Numbers of rows by their outcome. */
export const importCounts = v.object({
  added: v.number(),
  changed: v.number(),
  same: v.number(),
  refused: v.number(),
});
export type ImportCounts = v.InferOutput<typeof importCounts>;

/** The effect that the import of a file would have. */
export const importPreview = v.object({
  /** Names this outcome: an import does exactly it, or nothing. */
  digest: v.string(),
  /** All rows of the file. */
  counts: importCounts,
  /** In the order of the file. Of more than 1000 rows, unchanged ones are left out first and those with errors last. */
  lines: v.array(line),
});
export type ImportPreview = v.InferOutput<typeof importPreview>;
