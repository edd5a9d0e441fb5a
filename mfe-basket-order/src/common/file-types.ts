/** Endings of the files that quick order reads. */
export const FILE_TYPES = ['.xlsx', '.xls', '.ods', '.csv', '.tsv', '.txt'] as const;
