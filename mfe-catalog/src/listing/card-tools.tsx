import type { Offer, ProductItem } from '@shop/shared/contracts/products';
import { color, duration, media, radius, shadow, space } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import styled from 'styled-components';
import { CompareToggle } from '../lists/compare-toggle.tsx';
import { FavouriteToggle } from '../lists/favourite-toggle.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import { useListingTools } from './listing-tools.ts';
import { asCards, Card } from './product-card-parts.ts';

interface CardToolsProps {
  readonly product: ProductItem;
  readonly offer: Offer | undefined;
}

/** Tick, toggles and fast view of a card, in room that it keeps for them. */
export function CardTools({ product, offer }: CardToolsProps) {
  const tools = useListingTools();
  const { id, name } = product;
  return (
    <>
      {tools && offer && (
        <Tick>
          <SelectBox product={product} offer={offer} name={name} />
        </Tick>
      )}
      <Toggles>
        <FavouriteToggle productId={id} name={name} size="s" />
        <CompareToggle productId={id} name={name} size="s" />
      </Toggles>
      {tools && (
        <FastView>
          <Button
            size="s"
            aria-label={`Быстрый просмотр: ${name}`}
            aria-haspopup="dialog"
            onPointerEnter={tools.onAimFastView}
            onClick={() => tools.onFastView(id, offer?.id)}
          >
            Быстрый просмотр
          </Button>
        </FastView>
      )}
    </>
  );
}

const Tick = styled.div`
  grid-area: picture;
  place-self: start;
  position: relative;
  padding-inline: 3px;
  border-end-end-radius: ${radius.m};
  background: ${color.surface};
  ${media.coarse} {
    padding-inline: 2px 24px;
    margin-block-start: -${space[3]};
    margin-inline-start: -${space[2]};
    background: none;
  }
`;

const Toggles = styled.div`
  grid-area: toggles;
  display: flex;
  justify-content: end;
  ${asCards} {
    position: absolute;
    inset: ${space[1]} ${space[1]} auto auto;
    flex-direction: column;
  }
`;

/** For a mouse and the keyboard; a finger opens the product's page. */
const FastView = styled.div`
  grid-area: picture;
  place-self: end center;
  position: relative;
  margin-block-end: ${space[2]};
  ${asCards} {
    margin-block-end: ${space[5]};
  }
  button {
    box-shadow: ${shadow.popover};
    opacity: 0;
    transition: opacity ${duration.fast};
  }
  button:focus-visible,
  ${Card}:hover & button {
    opacity: 1;
  }
  ${media.coarse} {
    display: none;
  }
`;
