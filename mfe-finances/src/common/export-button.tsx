import { type Download, downloadFile } from '@shop/kit/files';
import { Button } from '@shop/ui';
import { SpreadsheetIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';

interface ExportButtonProps extends Download {
  readonly label?: string;
  readonly size?: 's' | 'm';
  readonly disabled?: boolean;
}

/** Saves the current tab as a file, one download at a time; a slow or failed download is reported by a toast. */
export function ExportButton({ label = 'Скачать Excel', size, disabled, ...download }: ExportButtonProps) {
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    await downloadFile(download);
    setIsPending(false);
  }
  return (
    <Button
      icon={<SpreadsheetIcon />}
      size={size}
      disabled={disabled}
      pending={isPending}
      onClick={() => void handleClick()}
      data-off-paper
    >
      {label}
    </Button>
  );
}
