import type { Order } from '@shop/contracts/basket-order/orders';
import { GoodsBody, GoodsHead, GoodsTable } from '@shop/kit/goods';
import { VisuallyHidden } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { rowsAround } from '@shop/ui/parts/virtual-rows';
import { color, space } from '@shop/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LinesWindow } from '../lines/lines-window.tsx';
import { HeadCell, HeadLine } from '../lines/order-line-parts.ts';
import { ClaimBar } from './claim-bar.tsx';
import { ClaimLine } from './claim-line.tsx';
import { CLAIM_KINDS, type ClaimKind, useClaim } from './use-claim.ts';

interface ClaimLinesProps {
  readonly order: Order;
  readonly onCancel: () => void;
}

/** Selects shipped lines and quantities for a claim. */
export function ClaimLines({ order, onCancel }: ClaimLinesProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const claim = useClaim(order);
  const [focused, setFocused] = useState<number>();
  const [shipped] = useState(() => order.lines.filter(({ shippedQuantity }) => shippedQuantity > 0));
  useEffect(() => {
    body.current?.querySelector('input')?.focus();
  }, []);
  return (
    <>
      <Kind>
        <RadioGroup<ClaimKind>
          label="Что не так"
          direction="row"
          value={claim.kind}
          onChange={claim.setKind}
          options={CLAIM_KINDS}
        />
      </Kind>
      <GoodsTable aria-label="Товары для претензии" aria-rowcount={shipped.length + 1}>
        <GoodsHead>
          <HeadLine $layout="claim" aria-rowindex={1}>
            <HeadCell $area="select">
              <VisuallyHidden>Выбрать</VisuallyHidden>
            </HeadCell>
            <HeadCell $area="product">Товар</HeadCell>
            <HeadCell $area="quantity">Отгружено</HeadCell>
            <HeadCell $area="claim">Претензия к</HeadCell>
          </HeadLine>
        </GoodsHead>
        <GoodsBody
          ref={body}
          onFocus={({ target }) => setFocused(indexOf(target))}
          onBlur={() => setFocused(undefined)}
        >
          <LinesWindow
            body={body}
            lines={shipped}
            pinned={rowsAround(focused)}
            renderLine={(line, place) => (
              <ClaimLine
                key={line.position}
                line={line}
                quantity={claim.chosen.get(line.position)}
                isFull={claim.isFull}
                onChange={claim.change}
                {...place}
              />
            )}
          />
        </GoodsBody>
      </GoodsTable>
      <ClaimBar claim={claim} onCancel={onCancel} />
    </>
  );
}

function indexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}

const Kind = styled.div`
  padding: ${space[3]} ${space[4]};
  border-block-end: 1px solid ${color.line};
`;
