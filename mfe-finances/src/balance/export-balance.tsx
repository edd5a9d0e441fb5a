import { ExportButton } from '../common/export-button.tsx';
import { issueExportUrl } from '../common/export-finances.mutation.ts';
import { useParty } from '../common/filters/use-party.ts';

/** Saves limits, debts and their ages by contract as XLSX. */
export function ExportBalance() {
  const { contragent } = useParty().party;
  return (
    <ExportButton
      size="s"
      label="Баланс в Excel"
      issueUrl={() => issueExportUrl({ section: 'balance', contragent })}
      progress="Готовим баланс…"
      failure={'Баланс не\u00a0скачан'}
    />
  );
}
