import { type Act, openAct } from '@shop/contracts/finances/acts';
import { downloadFile } from '@shop/kit/files';
import { call } from '@shop/platform/http';
import { Button } from '@shop/ui';
import { SpreadsheetIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { PaperButton } from '../common/paper-button.tsx';
import { nameOfAct } from './act-names.ts';

/** The papers of an act that is ready: the PDF opens, the XLSX is saved. */
export function ActFiles({ act }: { readonly act: Act }) {
  const [isSaving, setIsSaving] = useState(false);
  const name = nameOfAct(act);
  const issueUrl = (format: 'pdf' | 'xlsx') => call(openAct, { params: { id: act.id }, body: { format } });

  async function handleSave() {
    setIsSaving(true);
    await downloadFile({
      issueUrl: () => issueUrl('xlsx'),
      progress: `${name}: готовим Excel…`,
      failure: `${name} не\u00a0скачан`,
    });
    setIsSaving(false);
  }
  return (
    <>
      <PaperButton name={name} issueUrl={() => issueUrl('pdf')} />
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
