import type { Act } from '@shop/contracts/finances/reconciliation-acts';
import { downloadFile } from '@shop/kit/files';
import { Button } from '@shop/ui';
import { SpreadsheetIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { OpenPdfButton } from '../common/open-pdf-button.tsx';
import { nameOfAct } from './act-labels.ts';
import { issueActUrl } from './open-act.mutation.ts';

/** Opens a ready act as PDF, or saves it as XLSX. */
export function ActFiles({ act }: { readonly act: Act }) {
  const [isSaving, setIsSaving] = useState(false);
  const name = nameOfAct(act);

  async function handleSave() {
    setIsSaving(true);
    await downloadFile({
      issueUrl: () => issueActUrl(act.id, 'xlsx'),
      progress: `${name}: готовим Excel…`,
      failure: `${name} не\u00a0скачан`,
    });
    setIsSaving(false);
  }
  return (
    <>
      <OpenPdfButton name={name} issueUrl={() => issueActUrl(act.id, 'pdf')} />
      <Button
        size="s"
        variant="quiet"
        icon={<SpreadsheetIcon />}
        aria-label={`Excel: ${name}`}
        pending={isSaving}
        onClick={() => void handleSave()}
      >
        Excel
      </Button>
    </>
  );
}
