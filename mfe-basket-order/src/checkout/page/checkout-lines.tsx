import { usePart } from '@shop/kit/page/use-part';
import { Link, Panel } from '@shop/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Checkout } from '../form/checkout.queries.ts';
import { Body, Head, LineRow, List, ROW_HEIGHT } from './line-row.tsx';

/** Up to so many lines are all there: the browser's own search finds them. */
const ALL_THERE = 60;
/** Of more, so many are there before the code that draws only those near the screen is. */
const AT_FIRST = 20;

async function loadLongLines() {
  return (await import(/* webpackChunkName: "checkout-later" */ './long-lines.tsx')).LongLines;
}

/** What the order is made of. */
export function CheckoutLines({ lines }: Pick<Checkout, 'lines'>) {
  const isLong = lines.length > ALL_THERE;
  const { part: LongLines, isFailed, ask } = usePart(loadLongLines);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isLong) askOnce();
  }, [isLong]);
  const body = useRef<HTMLTableSectionElement>(null);
  const isCut = isLong && !LongLines && !isFailed;
  const shown = isCut ? lines.slice(0, AT_FIRST) : lines;
  return (
    <Panel title="Состав заказа" actions={<Link to="/basket/">Изменить в корзине</Link>} padding={0}>
      <List aria-label="Товары заказа" aria-rowcount={lines.length + 1}>
        <Head />
        <Body ref={body}>
          {isLong && LongLines ? (
            <LongLines body={body} lines={lines} />
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
