import type { RequestedLine } from '@shop/contracts/basket-order/quick-order';
import { amountOf } from '@shop/domain/format/measure';
import { parseQuantity, parseUnit } from '@shop/domain/quantity/quantity';
import type { LineList } from '../result/line-list.ts';
import { type OrderLine, outcomeOf } from '../result/order-line.ts';

/**
 * Takes a code that was scanned or typed. The same code again raises its line; others become lines of their own and are
 * looked up exactly as they are written, however many come before the first answer.
 */
export function scan(list: LineList, code: string, quantity: string): void {
  const article = code.trim();
  if (article === '') return;
  const { lines } = list.getState();
  const same = lines.find((line) => line.fate === 'open' && isSame(line, article));
  const sum = same && add(same.requested.quantity, quantity);
  if (same && sum) list.edit(same.requested.rowNumber, { quantity: sum });
  else void list.append(nextLine(lines, article, quantity));
}

function nextLine(lines: readonly OrderLine[], article: string, quantity: string): RequestedLine {
  const last = lines.reduce((most, { requested }) => Math.max(most, requested.rowNumber), 0);
  return { rowNumber: last + 1, article, quantity, name: '' };
}

function isSame({ requested, source }: OrderLine, article: string): boolean {
  const code = article.toLowerCase();
  return requested.article.toLowerCase() === code || source.article.toLowerCase() === code;
}

/** Undefined for what is no sum: «2 уп.» and one piece. */
function add(one: string, other: string): string | undefined {
  if (parseUnit(one) !== parseUnit(other)) return undefined;
  const [first, second] = [parseQuantity(one), parseQuantity(other)];
  if (first === null || second === null) return undefined;
  return `${Math.round((first + second) * 1000) / 1000} ${parseUnit(one)}`.trim();
}

/** Announces the outcome of a line: «Добавлено: Краги, 12 пар». Nothing while it is being checked. */
export function describeScan(
  line: OrderLine,
  lines: readonly OrderLine[],
): { text: string; isFound: boolean } | undefined {
  const { requested, verdict } = line;
  const outcome = outcomeOf(line);
  if (!verdict || (outcome !== 'good' && outcome !== 'corrected' && outcome !== 'rejected')) return undefined;
  if (outcome === 'rejected') {
    const isUnknown = verdict.reasons.includes('unknown');
    return {
      text: isUnknown
        ? `Не\u00a0найден: ${requested.article}`
        : `Не\u00a0добавлено: ${requested.article}. ${verdict.message}`,
      isFound: false,
    };
  }
  const sum = lines.find((one) => one.requested.rowNumber === verdict.mergedInto)?.verdict ?? verdict;
  const corrected = verdict.reasons.some((reason) => reason !== 'merged') ? `. ${verdict.message}` : '';
  const name = (sum.offer ?? verdict.offer)?.name ?? requested.article;
  return {
    text: `Добавлено: ${name}, всего ${amountOf(sum.orderQuantity, sum.offer?.measure ?? '')}${corrected}`,
    isFound: true,
  };
}
