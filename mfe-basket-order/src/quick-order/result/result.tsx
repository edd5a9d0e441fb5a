import { Skeleton } from '@shop/ui';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useLines } from './use-lines.ts';

const loadView = () => import(/* webpackChunkName: "quick-result" */ './result-view.tsx');
const ResultView = lazy(async () => ({ default: (await loadView()).ResultView }));

/** The result of a list's lines; nothing while it has none. Its script comes behind the tab's own. */
export function Result(props: ComponentProps<typeof ResultView>) {
  const { lines } = useLines(props.list);
  useEffect(() => void loadView().catch(() => undefined), []);
  if (lines.length === 0) return null;
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <Skeleton height={142} />
        </div>
      }
    >
      <ResultView {...props} />
    </Suspense>
  );
}
