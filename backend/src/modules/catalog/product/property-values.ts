/** A property value of a product, as stored. */
interface PropertyRow {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  /** Null unless the value is a number. */
  readonly number: number | null;
}

/** Joins several values of a property, formatting numbers with a decimal comma and the unit. */
export function mergeValues(rows: readonly PropertyRow[]) {
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, values]) => {
    const { name, unit } = values[0]!;
    const value = values
      .map((row) => (row.number === null ? row.value : row.value.replace('.', ',')))
      .join(', ');
    return { code, name, value: unit === '' ? value : `${value} ${unit}` };
  });
}
