import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { usePart } from '../../common/use-part.ts';
import { fastViewAtom } from './fast-view.atoms.ts';
import { loadFastView } from './load-fast-view.ts';

/** The fast view of the product that a card or a row asks for; its code comes with the first. */
export function FastViewDialog() {
  const [viewed, setViewed] = useAtom(fastViewAtom);
  const [part, want] = usePart(loadFastView);
  useEffect(() => {
    if (viewed) want();
  }, [viewed, want]);
  useEffect(() => () => setViewed(undefined), [setViewed]);
  return viewed && part && <part.FastView {...viewed} onClose={() => setViewed(undefined)} />;
}
