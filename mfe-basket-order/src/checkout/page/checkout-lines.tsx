import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Link, Panel } from '@shop/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Checkout } from '../form/checkout.queries.ts';
import { Body, Head, LineRow, List, ROW_HEIGHT } from './line-row.tsx';

/** Up to this many lines are rendered at once, so that the browser's own search finds them. */
const ALL_THERE = 60;
/** Longer lists render this many until the chunk with virtual rows has loaded. */
const AT_FIRST = 20;

async function loadVirtualLines() {
  return (await import(/* webpackChunkName: "checkout-lazy" */ './virtual-checkout-lines.tsx'))
    .VirtualCheckoutLines;
}

/** The lines of the order. */
export function CheckoutLines({ lines }: Pick<Checkout, 'lines'>) {
  const isLong = lines.length > ALL_THERE;
  const { chunk: VirtualCheckoutLines, isFailed, ask } = useLazyChunk(loadVirtualLines);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isLong) askOnce();
  }, [isLong]);
  const body = useRef<HTMLTableSectionElement>(null);
  const isCut = isLong && !VirtualCheckoutLines && !isFailed;
  const shown = isCut ? lines.slice(0, AT_FIRST) : lines;
  return (
    <Panel title="Состав заказа" actions={<Link to="/basket/">Изменить в корзине</Link>} padding={0}>
      <List aria-label="Товары заказа" aria-rowcount={lines.length + 1}>
        <Head />
        <Body ref={body}>
          {isLong && VirtualCheckoutLines ? (
            <VirtualCheckoutLines body={body} lines={lines} />
          ) : (
            shown.map((line, index) => <LineRow key={line.offerId} line={line} index={index} />)
          )}
          {isCut && (
            <tr aria-hidden style={{ display: 'block', blockSize: (lines.length - AT_FIRST) * ROW_HEIGHT }} />
          )}
        </Body>
      </List>
    </Panel>
  );
}
