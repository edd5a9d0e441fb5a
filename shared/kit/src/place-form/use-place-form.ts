import type { FormSchema } from '@formisch/react';
import type { Coordinates } from '@shop/contracts/platform/place-fields';
import { useState } from 'react';
import { type SavedTexts, useDraftForm } from '../form/draft.tsx';
import { setText } from '../form/index.ts';

/** A place as the server has it; undefined for a new one. */
interface SavedPlace {
  readonly address: string;
  readonly coordinates: Coordinates | null;
}

/**
 * Makes a draft form of a place (see `useDraftForm`) and remembers the coordinates of its address. They belong to the exact
 * text they came with: `coordinatesOf` returns null for any other address.
 */
export function usePlaceForm<S extends FormSchema>(
  schema: S,
  key: string,
  saved: SavedTexts<S>,
  place: SavedPlace | undefined,
) {
  const { form, draft } = useDraftForm(schema, key, saved);
  const [located, setLocated] = useState({
    address: place?.address,
    coordinates: place?.coordinates ?? null,
  });
  return {
    form,
    draft,
    /** Writes a suggested address into the form, which fires no input event. */
    pickAddress(address: string, coordinates: Coordinates | null) {
      setText(form, 'address', address);
      setLocated({ address, coordinates });
      draft.keep();
    },
    coordinatesOf: (address: string) => (address === located.address ? located.coordinates : null),
  };
}
