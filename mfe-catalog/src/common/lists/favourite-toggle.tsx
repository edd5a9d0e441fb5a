import { IconButton } from '@shop/ui';
import { HeartIcon } from '@shop/ui/parts/icons';
import styled from 'styled-components';
import { loadListMutations } from './load-list-mutations.ts';
import { showOptimisticFavourites, useIsFavourite } from './optimistic-favourites.ts';

export interface ListToggleProps {
  readonly productId: number;
  /** Used in the accessible name of the button. */
  readonly name: string;
  readonly size?: 's' | 'm' | 'l';
  /** The duration of a failure message, if it differs from the default. */
  readonly failureMs?: number;
}

/**
 * Adds a product to the favourites or removes it, optimistically: a refusal is rolled back and reported (§4).
 */
export function FavouriteToggle({ productId, name, size, failureMs }: ListToggleProps) {
  const isFavourite = useIsFavourite(productId);
  async function handleClick() {
    // The heart changes before the chunk with the mutation has loaded.
    const endOptimistic = showOptimisticFavourites([productId], !isFavourite);
    const changes = await loadListMutations();
    if (changes) void changes.setFavourites([productId], !isFavourite, name, failureMs);
    else endOptimistic();
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

/** A solid heart, because it is looked for among dozens of others. */
const Heart = styled(IconButton)`
  &&[aria-pressed='true'] svg {
    fill-opacity: 1;
  }
`;
