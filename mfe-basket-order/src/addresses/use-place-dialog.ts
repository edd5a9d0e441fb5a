import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useState } from 'react';

/** State of a lazily loaded dialog that adds a place or edits the given one. */
export function usePlaceDialog<D, P>(load: () => Promise<D>) {
  const { chunk, isPending, ask } = useLazyChunk(load);
  const [opened, setOpened] = useState<{ readonly place: P | undefined }>();
  return {
    /** Null while the dialog is closed or its chunk is loading. */
    Dialog: opened && chunk ? chunk : null,
    place: opened?.place,
    isLoading: opened !== undefined && isPending,
    open: (place?: P) => {
      setOpened({ place });
      ask();
    },
    close: () => setOpened(undefined),
  };
}
