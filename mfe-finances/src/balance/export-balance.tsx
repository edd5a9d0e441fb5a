import { exportFinances } from '@shop/contracts/finances/finances';
import { call } from '@shop/platform/http';
import { ExportButton } from '../common/export-button.tsx';
import { useParty } from '../common/filters/use-party.ts';

/** Limits, debts and their ages by contract as XLSX. */
export function ExportBalance() {
  const { contragent } = useParty().party;
  return (
    <ExportButton
      size="s"
      label="Баланс в Excel"
      issueUrl={() => call(exportFinances, { body: { section: 'balance', contragent } })}
      progress="Готовим баланс…"
      failure={'Баланс не\u00a0скачан'}
    />
  );
}
