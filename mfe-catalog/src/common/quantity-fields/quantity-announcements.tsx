import { VisuallyHidden } from '@shop/ui';
import { useFollowed } from './use-quantity.ts';

/** Reads aloud what became of quantities, and what the basket has stored: one voice for all fields. */
export function QuantityAnnouncements() {
  const announcements = useFollowed((quantities) => quantities?.announcements({}));
  return (
    <>
      <VisuallyHidden role="status">{announcements?.changed ?? ''}</VisuallyHidden>
      <VisuallyHidden role="status">{announcements?.stored ?? ''}</VisuallyHidden>
    </>
  );
}
