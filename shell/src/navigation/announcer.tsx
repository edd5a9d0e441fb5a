import { VisuallyHidden } from '@shop/shared/ui/visually-hidden';
import { useSyncExternalStore } from 'react';

let message = '';
const subscribers = new Set<() => void>();

/** Reads a text aloud to users of screen readers. */
export function announce(text: string): void {
  message = text;
  for (const notify of subscribers) notify();
}

/** The live region behind `announce`; once on the page. */
export function Announcer() {
  const text = useSyncExternalStore(
    (callback) => {
      subscribers.add(callback);
      return () => void subscribers.delete(callback);
    },
    () => message,
  );
  return (
    <VisuallyHidden aria-live="polite" role="status">
      {text}
    </VisuallyHidden>
  );
}
