import { usePart } from '@shop/kit/page/use-part';
import { useState } from 'react';

/** A dialog that comes with the first press, for a new place or one that is there. */
export function usePlaceDialog<D, P>(load: () => Promise<D>) {
  const { part, isPending, ask } = usePart(load);
  const [opened, setOpened] = useState<{ readonly place: P | undefined }>();
  return {
    /** Null while it is closed or still on its way. */
    Dialog: opened && part ? part : null,
    place: opened?.place,
    isComing: opened !== undefined && isPending,
    open: (place?: P) => {
      setOpened({ place });
      ask();
    },
    close: () => setOpened(undefined),
  };
}
