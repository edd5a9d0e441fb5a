import { useState } from 'react';
import type { Download } from './download-file.ts';
import { downloadFile } from './download-file.ts';

/** Downloads one file at a time: `start` is for a button that shows `isPending`. */
export function useDownload() {
  const [isPending, setIsPending] = useState(false);
  async function start(download: Download) {
    setIsPending(true);
    await downloadFile(download);
    setIsPending(false);
  }
  return { isPending, start: (download: Download) => void start(download) };
}
