import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useEffect, useEffectEvent } from 'react';
import { LINE_HEIGHT, type LinesWindowProps } from './line-position.ts';

/** Up to this many lines are rendered at once, so that the browser's own search finds them. */
const ALL_THERE = 60;
/** Longer lists render this many until the chunk with virtual rows has loaded. */
const AT_FIRST = 20;

async function loadVirtualLines() {
  return (await import(/* webpackChunkName: "orders-lazy" */ './virtual-order-lines.tsx')).VirtualOrderLines;
}

/** Renders all lines of a short order, and those near the viewport of a long one. */
export function LinesWindow(props: LinesWindowProps) {
  const { lines, renderLine } = props;
  const isLong = lines.length > ALL_THERE;
  const { chunk: VirtualOrderLines, isFailed, ask } = useLazyChunk(loadVirtualLines);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isLong) askOnce();
  }, [isLong]);
  if (isLong && VirtualOrderLines) return <VirtualOrderLines {...props} />;
  const isCut = isLong && !isFailed;
  return (
    <>
      {(isCut ? lines.slice(0, AT_FIRST) : lines).map((line, index) => renderLine(line, { index, gap: 0 }))}
      {isCut && (
        <tr aria-hidden style={{ display: 'block', blockSize: (lines.length - AT_FIRST) * LINE_HEIGHT }} />
      )}
    </>
  );
}
