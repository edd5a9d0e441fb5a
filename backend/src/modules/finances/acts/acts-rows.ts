import { formatDay } from '@shop/domain/format/date';
import { formatSum } from '../../../platform/pdf/format.ts';
import type { ActContent } from './acts-content.ts';

/** A table row of the PDF and the XLSX, one half; the other party fills in the other half. Empty sums are null. */
export interface ActRow {
  /** Empty for balances and turnovers. */
  readonly on: string;
  readonly title: string;
  readonly debitKopecks: number | null;
  readonly creditKopecks: number | null;
  readonly isTotal: boolean;
}

/** Yields the opening balance, every document, turnovers, and the closing balance. */
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

/** Cells of a PDF row. The other party's half has only the titles of balances and turnovers. */
export function cellsOf({ on, title, debitKopecks, creditKopecks, isTotal }: ActRow): readonly string[] {
  const sum = (kopecks: number | null) => (kopecks === null ? '' : formatSum(kopecks));
  return [on, title, sum(debitKopecks), sum(creditKopecks), '', isTotal ? title : '', '', ''];
}

/** A debt to us is a debit, an advance a credit. */
function balanceRow(title: string, kopecks: number): ActRow {
  const debitKopecks = kopecks >= 0 ? kopecks : null;
  return { on: '', title, debitKopecks, creditKopecks: kopecks < 0 ? -kopecks : null, isTotal: true };
}
