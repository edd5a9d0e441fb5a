import { VisuallyHidden } from '@shop/ui/core/visually-hidden';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const messageAtom = atom('');

/** Reads a text aloud to users of screen readers. */
export function announce(text: string): void {
  getDefaultStore().set(messageAtom, text);
}

/** The live region behind `announce`; once on the page. */
export function Announcer() {
  return (
    <VisuallyHidden aria-live="polite" role="status">
      {useAtomValue(messageAtom)}
    </VisuallyHidden>
  );
}
