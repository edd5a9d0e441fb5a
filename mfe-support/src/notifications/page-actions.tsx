import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
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

/** Actions on all notifications: mark as read, open the settings. */
export function PageActions({ isAnyUnread, onAllRead }: PageActionsProps) {
  const [isReading, setIsReading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);

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
