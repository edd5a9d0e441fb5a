import type { CheckedLine } from '@shop/contracts/basket-order/quick-order';
import { isReady, type OrderLine } from './order-line.ts';

type Lines = readonly OrderLine[];

/** The line that a line is summed up in: another or itself. */
function sumLine({ rowNumber, mergedInto }: CheckedLine): number {
  return mergedInto ?? rowNumber;
}

/** Takes the verdicts back of these lines and of those summed up with them: all have to be checked together again. */
export function unsettle(lines: Lines, rowNumbers: ReadonlySet<number>): Lines {
  if (rowNumbers.size === 0) return lines;
  const sums = new Set<number>();
  for (const { requested, verdict } of lines)
    if (verdict && rowNumbers.has(requested.rowNumber)) sums.add(sumLine(verdict));
  return lines.map((line) => {
    const isTouched =
      rowNumbers.has(line.requested.rowNumber) || (line.verdict !== null && sums.has(sumLine(line.verdict)));
    return isTouched && line.fate === 'open' && line.verdict ? { ...line, verdict: null } : line;
  });
}

/**
 * Takes in what the server says of lines. Those that have been changed since they were sent wait for the next
 * check, and so do all that were summed up with them.
 */
export function settle(lines: Lines, sent: Lines, verdicts: readonly CheckedLine[]): Lines {
  const whenSent = new Map(sent.map((line) => [line.requested.rowNumber, line.requested]));
  const verdictsByRow = new Map(verdicts.map((verdict) => [verdict.rowNumber, verdict]));
  const isSame = (line: OrderLine) =>
    line.fate === 'open' && whenSent.get(line.requested.rowNumber) === line.requested;
  const stale = new Set<number>();
  for (const line of lines) {
    const verdict = verdictsByRow.get(line.requested.rowNumber);
    if (verdict && !isSame(line)) stale.add(sumLine(verdict));
  }
  return lines.map((line) => {
    const verdict = verdictsByRow.get(line.requested.rowNumber);
    return verdict && isSame(line) && !stale.has(sumLine(verdict)) ? { ...line, verdict } : line;
  });
}

/**
 * Unsettles lines that were not checked together but belong together: they name one offer, or one is summed up in a line
 * of another answer. `together` are the numbers of the lines of one answer.
 */
export function gatherApart(lines: Lines, together: ReadonlySet<number>): Lines {
  const first = new Map<number, number>();
  const apart = new Set<number>();
  for (const line of lines) {
    const { verdict } = line;
    if (!isReady(line) || !verdict) continue;
    const { rowNumber, mergedInto, offer } = verdict;
    if (mergedInto !== null) {
      if (together.has(rowNumber) && !together.has(mergedInto)) apart.add(rowNumber);
      continue;
    }
    if (!offer) continue;
    const other = first.get(offer.offerId);
    if (other === undefined) first.set(offer.offerId, rowNumber);
    else if (!together.has(other) || !together.has(rowNumber)) apart.add(other).add(rowNumber);
  }
  return unsettle(lines, apart);
}

/** Unsettles lines whose sum stood in a line that is no longer what it was. */
export function unsettleLost(lines: Lines): Lines {
  const ready = new Set(lines.filter(isReady).map(({ requested }) => requested.rowNumber));
  const lost = lines.filter(({ verdict }) => verdict?.mergedInto != null && !ready.has(verdict.mergedInto));
  return unsettle(lines, new Set(lost.map(({ requested }) => requested.rowNumber)));
}
