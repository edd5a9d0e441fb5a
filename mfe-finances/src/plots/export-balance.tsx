import { exportFinances } from '@shop/shared/contracts/finances';
import { call } from '@shop/shared/http';
import { ExportButton } from '../frame/export-button.tsx';
import type { turnoverFilter } from './turnover.queries.ts';

/** What is owed and how it came about as XLSX, for the period and the contract of the plots. */
export function ExportBalance({ filter }: { filter: ReturnType<typeof turnoverFilter> }) {
  return (
    <ExportButton
      size="s"
      issueUrl={() => call(exportFinances, { body: { section: 'balance', ...filter } })}
      progress="Готовим баланс…"
      failure={'Баланс не\u00a0скачан'}
    />
  );
}
