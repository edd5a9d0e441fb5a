import { usePart } from '@shop/kit/page/use-part';
import { useEffect, useEffectEvent } from 'react';
import { LINE_HEIGHT, type LinesWindowProps } from './placed-line.ts';

/** Up to so many lines all are there: the browser's own search finds them. */
const ALL_THERE = 60;
/** Of more, so many are there before the code that draws only those near the screen is. */
const AT_FIRST = 20;

async function loadLong() {
  return (await import(/* webpackChunkName: "orders-later" */ './long-lines.tsx')).LongLines;
}

/** All lines of a short order; of a long one those near the screen. */
export function LinesWindow(props: LinesWindowProps) {
  const { lines, draw } = props;
  const isLong = lines.length > ALL_THERE;
  const { part: LongLines, isFailed, ask } = usePart(loadLong);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isLong) askOnce();
  }, [isLong]);
  if (isLong && LongLines) return <LongLines {...props} />;
  const isCut = isLong && !isFailed;
  return (
    <>
      {(isCut ? lines.slice(0, AT_FIRST) : lines).map((line, index) => draw(line, { index, gap: 0 }))}
      {isCut && (
        <tr aria-hidden style={{ display: 'block', blockSize: (lines.length - AT_FIRST) * LINE_HEIGHT }} />
      )}
    </>
  );
}
