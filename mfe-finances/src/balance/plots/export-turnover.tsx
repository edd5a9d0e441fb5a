import { exportFinances } from '@shop/contracts/finances/finances';
import { call } from '@shop/platform/http';
import { ExportButton } from '../../common/export-button.tsx';
import type { turnoverFilter } from './turnover.queries.ts';

/** The numbers of the plots as XLSX, for their period and contract. */
export function ExportTurnover({ filter }: { filter: ReturnType<typeof turnoverFilter> }) {
  return (
    <ExportButton
      size="s"
      issueUrl={() => call(exportFinances, { body: { section: 'turnover', ...filter } })}
      progress="Готовим отгрузки и&nbsp;оплаты…"
      failure={'Отгрузки и\u00a0оплаты не\u00a0скачаны'}
    />
  );
}
