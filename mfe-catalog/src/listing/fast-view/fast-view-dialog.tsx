import { usePart } from '@shop/kit/page/use-part';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { fastViewAtom } from './fast-view.atoms.ts';
import { loadFastView } from './load-fast-view.ts';

/** The fast view of the product that a card or a row asks for; its code comes with the first. */
export function FastViewDialog() {
  const [viewed, setViewed] = useAtom(fastViewAtom);
  const { part, ask } = usePart(loadFastView);
  useEffect(() => {
    if (viewed) ask();
  }, [viewed, ask]);
  useEffect(() => () => setViewed(undefined), [setViewed]);
  return viewed && part && <part.FastView {...viewed} onClose={() => setViewed(undefined)} />;
}
