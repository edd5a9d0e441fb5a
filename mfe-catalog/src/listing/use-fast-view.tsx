import { useState } from 'react';
import { usePart } from '../common/use-part.ts';

const load = () => import(/* webpackChunkName: "product" */ '../product/fast-view.tsx');

/** The fast view of a product, which comes when it is asked for. */
export function useFastView() {
  const [productId, setProductId] = useState<number>();
  const [part, want] = usePart(load);
  return {
    onFastView: (id: number) => {
      want();
      setProductId(id);
    },
    // What does not come now comes with the click.
    onAimFastView: () => void load().catch(() => undefined),
    dialog: productId !== undefined && part && (
      <part.FastView productId={productId} onClose={() => setProductId(undefined)} />
    ),
  };
}
