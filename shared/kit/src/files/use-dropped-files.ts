import { useEffect, useRef, useState } from 'react';

/**
 * Returns whether files are being dragged over the page. Files dropped anywhere are accepted instead of being opened by
 * the browser.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');
    let entered: EventTarget | null = null;
    function handleEnter({ target }: DragEvent) {
      entered = target;
    }
    function handleOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    }
    function handleLeave(event: DragEvent) {
      // WebKit leaves `relatedTarget` empty, but every engine fires `dragenter` before `dragleave`.
      if (event.target === entered) setIsOver(false);
    }
    function handleDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    }
    document.addEventListener('dragenter', handleEnter);
    document.addEventListener('dragover', handleOver);
    document.addEventListener('dragleave', handleLeave);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('dragenter', handleEnter);
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('dragleave', handleLeave);
      document.removeEventListener('drop', handleDrop);
    };
  }, []);
  return isOver;
}
