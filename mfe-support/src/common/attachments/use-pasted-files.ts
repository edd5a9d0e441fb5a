import { useEffect, useRef } from 'react';

/**
 * Handles files pasted anywhere on the page. Table cells are copied as text and as an image; the text is meant then.
 */
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

/** Every screenshot is named `image.png`. */
function named(file: File): File {
  if (file.name !== 'image.png') return file;
  const time = new Date().toLocaleTimeString('ru-RU', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return new File([file], `Снимок экрана ${time.replaceAll(':', '-')}.png`, { type: file.type });
}
