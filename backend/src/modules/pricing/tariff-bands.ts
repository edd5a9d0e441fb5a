/** A row of a table of tariffs: from `from`, below `to`; without an end if `to` is null. */
export interface Band {
  readonly from: number;
  readonly to: number | null;
}

/** Finds the row that a value falls into. */
export function findBand<B extends Band>(bands: readonly B[], value: number): B | undefined {
  return bands.find(({ from, to }) => value >= from && (to === null || value < to));
}

/**
 * Says what is wrong with a table whose rows do not cover everything from zero exactly once, naming rows as people count
 * them; null if nothing is. Rows may stand in any order.
 */
export function findBandMistake(bands: readonly Band[], print: (bound: number) => string): string | null {
  const rows = bands
    .map((band, index) => ({ ...band, row: index + 1 }))
    .toSorted((one, other) => one.from - other.from);
  const empty = rows.find(({ from, to }) => to !== null && to <= from);
  if (empty !== undefined) return `Строка ${empty.row}: «до» должно быть больше «от»`;
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first.from > 0)
    return `Строка ${first.row}: тарифы должны начинаться с\u00a00, а\u00a0начинаются с\u00a0${print(first.from)}`;
  for (const [index, next] of rows.slice(1).entries()) {
    const mistake = findSeamMistake(rows[index] ?? first, next, print);
    if (mistake !== null) return mistake;
  }
  if (last.to === null) return null;
  return `Строка ${last.row}: нет тарифа от\u00a0${print(last.to)}. Оставьте «до» в\u00a0последней строке пустым`;
}

type Row = Band & { readonly row: number };

function findSeamMistake(before: Row, next: Row, print: (bound: number) => string): string | null {
  const begins = `Строка ${next.row} начинается с\u00a0${print(next.from)}`;
  if (before.to === null)
    return `${begins}, а\u00a0строка ${before.row} не\u00a0кончается: тарифы пересекаются`;
  if (before.to === next.from) return null;
  const isGap = before.to < next.from;
  return `${begins}, а\u00a0строка ${before.row} кончается на\u00a0${print(before.to)}: ${
    isGap ? 'между ними нет тарифа' : 'тарифы пересекаются'
  }`;
}
