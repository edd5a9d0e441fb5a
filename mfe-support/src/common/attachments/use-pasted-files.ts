import { useEffect, useRef } from 'react';

/** Files pasted anywhere on the page. Cells of a table come as text and as a picture: there the text is meant. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    function handlePaste(event: ClipboardEvent) {
      const clipboard = event.clipboardData;
      if (!clipboard?.files.length || clipboard.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current([...clipboard.files].map(named));
    }
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}

/** Every screenshot is called `image.png`. */
function named(file: File): File {
  if (file.name !== 'image.png') return file;
  const time = new Date().toLocaleTimeString('ru-RU', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return new File([file], `Снимок экрана ${time.replaceAll(':', '-')}.png`, { type: file.type });
}
