import type { ProductItem } from '@shop/contracts/catalog/products';
import { Button, IconButton } from '@shop/ui';
import { EyeIcon } from '@shop/ui/parts/icons';
import { duration, media, shadow, space } from '@shop/ui/theme';
import { useSetAtom } from 'jotai';
import styled from 'styled-components';
import { fastViewAtom } from './fast-view.atoms.ts';
import { loadFastView } from './load-fast-view.ts';
import { asCards, Card } from './product-card-parts.ts';

interface FastViewProps {
  readonly product: Pick<ProductItem, 'id' | 'name'>;
  readonly offerId: number | undefined;
}

/** Over a card's picture: shown on hover and focus, and always, as an icon, on touch screens. */
export function FastViewOnPicture(props: FastViewProps) {
  return (
    <Place>
      <Button size="s" icon={<EyeIcon />} {...useOpener(props)}>
        Быстрый просмотр
      </Button>
    </Place>
  );
}

/** In a row of the order table. */
export function FastViewIcon(props: FastViewProps) {
  const { 'aria-label': label, ...opener } = useOpener(props);
  return <IconButton size="s" variant="quiet" icon={<EyeIcon />} label={label} {...opener} />;
}

function useOpener({ product: { id, name }, offerId }: FastViewProps) {
  const view = useSetAtom(fastViewAtom);
  return {
    'aria-label': `Быстрый просмотр: ${name}`,
    'aria-haspopup': 'dialog',
    // A failed prefetch is retried by the click.
    onPointerEnter: () => void loadFastView().catch(() => undefined),
    onClick: () => view({ productId: id, offerId }),
  } as const;
}

const Place = styled.div`
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
    place-self: end;
    margin-block-end: 0;
    button {
      min-inline-size: 44px;
      padding: 0;
      box-shadow: none;
      opacity: 1;
    }
    button svg + span {
      display: none;
    }
  }
`;
