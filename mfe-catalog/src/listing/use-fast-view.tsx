import { useState } from 'react';
import { usePart } from '../common/use-part.ts';

const load = () => import(/* webpackChunkName: "product" */ '../product/fast-view.tsx');

/** The fast view of a product, which comes when it is asked for. */
export function useFastView() {
  const [opened, setOpened] = useState<{
    readonly productId: number;
    readonly offerId: number | undefined;
  }>();
  const [part, want] = usePart(load);
  return {
    onFastView: (productId: number, offerId: number | undefined) => {
      want();
      setOpened({ productId, offerId });
    },
    // What does not come now comes with the click.
    onAimFastView: () => void load().catch(() => undefined),
    dialog: opened && part && <part.FastView {...opened} onClose={() => setOpened(undefined)} />,
  };
}
