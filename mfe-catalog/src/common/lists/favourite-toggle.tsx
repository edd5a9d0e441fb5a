import { IconButton } from '@shop/ui';
import { HeartIcon } from '@shop/ui/parts/icons';
import styled from 'styled-components';
import { useIsFavourite, wishFavourites } from './favourite-wishes.ts';
import { loadChanges } from './load-changes.ts';

export interface ListToggleProps {
  readonly productId: number;
  /** Of the product: read aloud with the button. */
  readonly name: string;
  readonly size?: 's' | 'm' | 'l';
  /** How long a failure is shown, where that is not as usual. */
  readonly failureMs?: number;
}

/** The heart of a product: full at once, then sent; what the server refuses is taken back and said (§4). */
export function FavouriteToggle({ productId, name, size, failureMs }: ListToggleProps) {
  const isFavourite = useIsFavourite(productId);
  async function handleClick() {
    // The heart does not wait for the code that sends it.
    const endWish = wishFavourites([productId], !isFavourite);
    const changes = await loadChanges();
    if (changes) void changes.setFavourites([productId], !isFavourite, name, failureMs);
    else endWish();
  }
  return (
    <Heart
      label={`В избранное: ${name}`}
      title={isFavourite ? 'Убрать из избранного' : 'В избранное'}
      icon={<HeartIcon />}
      pressed={isFavourite}
      data-favourite={isFavourite}
      size={size}
      onClick={() => void handleClick()}
    />
  );
}

/** Full, not merely tinted: it is looked for among dozens of others. */
const Heart = styled(IconButton)`
  &&[aria-pressed='true'] svg {
    fill-opacity: 1;
  }
`;
