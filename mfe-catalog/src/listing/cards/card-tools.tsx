import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { color, media, radius, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { CompareToggle } from '../../common/lists/compare-toggle.tsx';
import { FavouriteToggle } from '../../common/lists/favourite-toggle.tsx';
import { useListingTools } from '../../common/selection/listing-tools.ts';
import { SelectBox } from '../../common/selection/select-box.tsx';
import { asCards } from '../fast-view/product-card-parts.ts';
import { useListingLazy } from '../lazy/use-listing-lazy.ts';

interface CardToolsProps {
  readonly product: ProductItem;
  readonly offer: Offer | undefined;
}

/** Tick, toggles and fast view of a card. Their space is reserved, so that nothing moves when they load. */
export function CardTools({ product, offer }: CardToolsProps) {
  const tools = useListingTools();
  const listingLazy = useListingLazy();
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
      {tools && listingLazy && <listingLazy.FastViewOnPicture product={product} offerId={offer?.id} />}
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
    padding-inline: 2px ${space[6]};
    margin-block-start: calc(-1 * ${space[3]});
    margin-inline-start: calc(-1 * ${space[2]});
    background: none;
  }
`;

const Toggles = styled.div`
  grid-area: toggles;
  display: flex;
  justify-content: end;
  ${asCards} {
    /* Rows of cards have no such area; Firefox would place the element after the last line, below the
       button. */
    grid-area: auto;
    position: absolute;
    inset: ${space[1]} ${space[1]} auto auto;
    flex-direction: column;
  }
`;
