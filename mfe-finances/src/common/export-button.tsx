import { type Download, downloadFile } from '@shop/kit/files';
import { Button } from '@shop/ui';
import { SpreadsheetIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';

interface ExportButtonProps extends Download {
  readonly label?: string;
  readonly size?: 's' | 'm';
  readonly disabled?: boolean;
}

/** Saves what the tab shows as a file, one at a time; what takes over a second is told, and a failure says why. */
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
