import { formatDay } from '@shop/domain/format/date';
import { formatSum } from '../../../platform/pdf/wording.ts';
import type { ActContent } from './acts-content.ts';

/** A row of the table of both papers, one half: the other party fills in the other one. Sums null where none stands. */
export interface ActRow {
  /** Empty for balances and turnovers. */
  readonly on: string;
  readonly title: string;
  readonly debitKopecks: number | null;
  readonly creditKopecks: number | null;
  readonly isTotal: boolean;
}

/** Opening balance, every document, turnovers, closing balance. */
export function* rowsOfAct(content: ActContent): Generator<ActRow> {
  yield balanceRow('Сальдо начальное', content.openingKopecks);
  for (const { on, title, debitKopecks, creditKopecks } of content.lines) {
    yield {
      on: formatDay(on),
      title,
      debitKopecks: debitKopecks || null,
      creditKopecks: creditKopecks || null,
      isTotal: false,
    };
  }
  const { debitKopecks, creditKopecks } = content;
  yield { on: '', title: 'Обороты за период', debitKopecks, creditKopecks, isTotal: true };
  yield balanceRow('Сальдо конечное', content.closingKopecks);
}

/** Cells of one half of the PDF; of the other party's half only what balances and turnovers are called. */
export function cellsOf({ on, title, debitKopecks, creditKopecks, isTotal }: ActRow): readonly string[] {
  const sum = (kopecks: number | null) => (kopecks === null ? '' : formatSum(kopecks));
  return [on, title, sum(debitKopecks), sum(creditKopecks), '', isTotal ? title : '', '', ''];
}

/** Owed to us stands in debit, paid ahead in credit. */
function balanceRow(title: string, kopecks: number): ActRow {
  const debitKopecks = kopecks >= 0 ? kopecks : null;
  return { on: '', title, debitKopecks, creditKopecks: kopecks < 0 ? -kopecks : null, isTotal: true };
}
