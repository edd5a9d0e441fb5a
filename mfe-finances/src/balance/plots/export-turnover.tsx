import { ExportButton } from '../../common/export-button.tsx';
import { issueExportUrl } from '../../common/export-finances.mutation.ts';
import type { turnoverFilter } from './turnover.queries.ts';

/** Saves the figures of the plots as XLSX, for the chosen period and contract. */
export function ExportTurnover({ filter }: { filter: ReturnType<typeof turnoverFilter> }) {
  return (
    <ExportButton
      size="s"
      issueUrl={() => issueExportUrl({ section: 'turnover', ...filter })}
      progress="Готовим отгрузки и&nbsp;оплаты…"
      failure={'Отгрузки и\u00a0оплаты не\u00a0скачаны'}
    />
  );
}
