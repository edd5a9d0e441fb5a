import type { AddToBasketProps } from '@shop/contracts/platform/slots';
import { leastQuantity } from '@shop/domain/quantity/quantity';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useIsAllowed } from '@shop/platform/session';
import { Button, toast, VisuallyHidden } from '@shop/ui';
import { BasketIcon, CheckIcon, ClockIcon } from '@shop/ui/parts/icons';
import { QuantityField } from '@shop/ui/parts/quantity-field';
import { color, media, radius, shadow, space, z } from '@shop/ui/theme';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTrackedOffer } from '../basket/client/use-tracked-offer.ts';

/** Quantity and «В корзину» on a card, in a table row, on the product page; nothing for those who have no basket. */
export function Widget(props: AddToBasketProps) {
  const isAllowed = useIsAllowed('basket.use');
  return isAllowed ? <AddToBasket key={props.offerId} {...props} /> : null;
}

function AddToBasket(props: AddToBasketProps) {
  const { productName, isInStock, minOrderCount, multiplicity, measure, measureCustom } = props;
  const step = Math.max(multiplicity, 1);
  const least = leastQuantity(props);
  const { quantity, set, flush, prepare } = useTrackedOffer(props);
  const [draft, setDraft] = useState(least);
  const isInBasket = quantity > 0;
  const region = useKeptFocus<HTMLDivElement>(isInBasket);
  useEffect(() => {
    if (!isInBasket && draft === 0) setDraft(least);
  }, [isInBasket, draft, least]);

  /** At zero the goods leave the basket, and the field goes on from the least that can be ordered (§4). */
  function change(next: number) {
    set(next);
    if (next > 0) return;
    // The field takes a new value over only where it differs from the one before, which may have been the least too.
    setDraft(0);
    const action = { label: 'Вернуть', onClick: () => set(quantity) };
    toast(`${productName}: убрано из\u00a0корзины`, { action });
  }

  return (
    <Room>
      <Box ref={region} onBlur={flush} onFocus={prepare} onPointerEnter={prepare}>
        <Quantity>
          <QuantityField
            label={productName}
            value={isInBasket ? quantity : draft}
            min={Math.max(minOrderCount, 1)}
            step={step}
            soldIn={{ measureBase: measure, measureCustom }}
            allowZero={isInBasket}
            onCommit={isInBasket ? change : setDraft}
          />
        </Quantity>
        {isInBasket ? (
          <InBasket
            full
            to="/basket/"
            icon={<CheckIcon />}
            data-keeps-focus
            aria-label={`В корзине: ${quantity}. ${productName}, перейти в корзину`}
          >
            <Words>В корзине: {quantity}</Words>
          </InBasket>
        ) : (
          <Add
            full
            icon={isInStock ? <BasketIcon /> : <ClockIcon />}
            data-keeps-focus
            title={isInStock ? undefined : 'Нет в наличии: отгрузим, когда товар поступит'}
            aria-label={`${isInStock ? 'В корзину' : 'Под заказ'}: ${productName}`}
            onClick={() => set(draft)}
          >
            <Words>{isInStock ? 'В корзину' : 'Под заказ'}</Words>
          </Add>
        )}
        <VisuallyHidden role="status">
          {isInBasket ? `Товар в корзине, количество ${quantity}` : ''}
        </VisuallyHidden>
      </Box>
    </Room>
  );
}

const Room = styled.div`
  container: add-to-basket / inline-size;
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]};
  block-size: 40px;
`;

/** Not `primary`, of which a screen has one: there are as many of these as there are cards. */
const Add = styled(Button)`
  border-color: ${color.accentLine};
  background: ${color.accentSoft};
  color: ${color.accentText};
  &:hover {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

const InBasket = styled(Button)`
  border-color: ${color.successLine};
  background: ${color.successSoft};
  color: ${color.success};
  &:hover {
    border-color: ${color.success};
    background: ${color.successSoft};
  }
`;

/** Beside a long quantity on a narrow card the button keeps its icon; its name is read aloud all the same. */
const Words = styled.span`
  white-space: nowrap;
  @container add-to-basket (max-width: 247.98px) {
    display: none;
  }
`;

const leave = keyframes`to { visibility: hidden; }`;

/** The message of the field floats below it for a while, because the card must not change its height. */
const Quantity = styled.div`
  position: relative;
  & [role='status'] {
    position: absolute;
    inset-block-start: calc(100% + ${space[1]});
    inset-inline-start: 0;
    z-index: ${z.popover};
    inline-size: max-content;
  }
  & [role='status']:not(:empty, :has(> *)) {
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.s};
    background: ${color.surface};
    box-shadow: ${shadow.popover};
    pointer-events: none;
    animation: ${leave} 0s 5s forwards;
  }
  & [role='group']:has([aria-invalid='true']) + [role='status'] {
    animation: none;
  }
  ${media.coarse} {
    & button {
      inline-size: 36px;
    }
  }
  /* In the narrowest columns the quantity is typed, so that the button beside it can be hit. */
  @container add-to-basket (max-width: 179.98px) {
    & button {
      display: none;
    }
  }
`;
