import { IconButton, toast } from '@shop/shared/ui';
import { HeartIcon } from '@shop/shared/ui/icons';
import { useIsFavourite, wishFavourites } from './favourite-wishes.ts';
import { PART_FAILED } from './part-failed.ts';

export interface ListToggleProps {
  readonly productId: number;
  /** Of the product: read aloud with the button. */
  readonly name: string;
  readonly size?: 's' | 'm' | 'l';
}

/** The heart of a product: full at once, then sent; what the server refuses is taken back and said (§4). */
export function FavouriteToggle({ productId, name, size }: ListToggleProps) {
  const isFavourite = useIsFavourite(productId);
  async function handleClick() {
    const endWish = wishFavourites([productId], !isFavourite);
    try {
      const { setFavourites } = await loadMutation();
      void setFavourites([productId], !isFavourite, name);
    } catch {
      endWish();
      toast.danger(PART_FAILED);
    }
  }
  return (
    <IconButton
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

function loadMutation() {
  return import(/* webpackChunkName: "lists" */ './set-favourites.mutation.ts');
}
