import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { fastViewAtom } from './fast-view.atoms.ts';
import { loadFastView } from './load-fast-view.ts';

/** The fast view of the product that a card or row requested; its chunk loads with the first one. */
export function FastViewDialog() {
  const [viewed, setViewed] = useAtom(fastViewAtom);
  const { chunk, ask } = useLazyChunk(loadFastView);
  useEffect(() => {
    if (viewed) ask();
  }, [viewed, ask]);
  useEffect(() => () => setViewed(undefined), [setViewed]);
  return viewed && chunk && <chunk.FastView {...viewed} onClose={() => setViewed(undefined)} />;
}
