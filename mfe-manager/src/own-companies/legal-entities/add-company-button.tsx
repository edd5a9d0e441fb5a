import { usePart } from '@shop/kit/page/use-part';
import { Button } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';

async function loadDialog() {
  return (await import(/* webpackChunkName: "own-company-dialogs" */ './add-company-dialog.tsx'))
    .AddCompanyDialog;
}

/** Adds a company of the user; the form comes with the first press. */
export function AddCompanyButton() {
  const { part: Dialog, isPending, ask } = usePart(loadDialog);
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
