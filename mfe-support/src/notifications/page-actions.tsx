import { usePart } from '@shop/kit/page/use-part';
import { Button } from '@shop/ui';
import { SettingsIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { readAll } from './read-all.mutation.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "notification-settings" */ './settings-dialog.tsx')).SettingsDialog;

interface PageActionsProps {
  readonly isAnyUnread: boolean;
  readonly onAllRead: () => void;
}

/** What can be done with all of them: read, and choose what comes and how. */
export function PageActions({ isAnyUnread, onAllRead }: PageActionsProps) {
  const [isReading, setIsReading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { part: Dialog, isPending, ask } = usePart(loadDialog);

  async function handleReadAll() {
    if (!isAnyUnread) return;
    setIsReading(true);
    if (await readAll()) onAllRead();
    setIsReading(false);
  }
  function handleOpen() {
    setIsOpen(true);
    ask();
  }
  return (
    <>
      <Button aria-disabled={!isAnyUnread} pending={isReading} onClick={() => void handleReadAll()}>
        Прочитать все
      </Button>
      <Button variant="quiet" icon={<SettingsIcon />} pending={isPending} onClick={handleOpen}>
        Настройки
      </Button>
      {Dialog && isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
