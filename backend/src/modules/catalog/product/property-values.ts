/** A value of a product's property as the database has it. */
interface PropertyRow {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  /** Set when the value is a number. */
  readonly number: number | null;
}

/** Several values of one property stand in one line; numbers with a comma and their unit. */
export function mergeValues(rows: readonly PropertyRow[]) {
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, values]) => {
    const { name, unit } = values[0]!;
    const value = values
      .map((row) => (row.number === null ? row.value : row.value.replace('.', ',')))
      .join(', ');
    return { code, name, value: unit === '' ? value : `${value} ${unit}` };
  });
}
