import { VisuallyHidden } from '@shop/ui';
import { useSyncExternalStore } from 'react';
import { sheet } from './use-order-sheet.ts';

/** What became of quantities, aloud, and what the basket has taken: one voice for all fields of the sheet. */
export function Said() {
  const said = useSyncExternalStore(sheet.subscribe, sheet.said);
  const stored = useSyncExternalStore(sheet.subscribe, sheet.stored);
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <VisuallyHidden role="status">{stored}</VisuallyHidden>
    </>
  );
}
