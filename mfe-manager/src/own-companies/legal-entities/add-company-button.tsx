import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';

async function loadDialog() {
  return (await import(/* webpackChunkName: "own-company-dialogs" */ './add-company-dialog.tsx'))
    .AddCompanyDialog;
}

/** Adds a company; the form is a lazy chunk. */
export function AddCompanyButton() {
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [isOpen, setOpen] = useState(false);
  function handleClick() {
    setOpen(true);
    ask();
  }
  return (
    <>
      <Button variant="primary" icon={<PlusIcon />} pending={isOpen && isPending} onClick={handleClick}>
        Добавить компанию
      </Button>
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
