import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import type { ImportReport } from './import-file.ts';

const SHOWN = 20;

/** Formats the report for a terminal, line by line. */
export function describeImport(report: ImportReport): readonly string[] {
  const { documents, posted, debitKopecks, creditKopecks, unchanged, skippedCount, skipped } = report;
  const shown = skipped
    .slice(0, SHOWN)
    .map(({ line, number, reason }) => `  строка ${line}, № ${number}: ${reason}`);
  const rest = skippedCount - shown.length;
  return [
    ...(report.isDryRun ? ['Пробный прогон: ничего не записано.'] : []),
    `Документов в файле: ${formatNumber(documents)}`,
    `Проведено: ${formatNumber(posted)} (долг вырос на ${formatMoney(debitKopecks)}, уменьшился на ${formatMoney(creditKopecks)})`,
    `Уже были: ${formatNumber(unchanged)}`,
    `Пропущено: ${formatNumber(skippedCount)}`,
    ...shown,
    ...(rest > 0 ? [`  и ещё ${formatNumber(rest)}`] : []),
  ];
}
