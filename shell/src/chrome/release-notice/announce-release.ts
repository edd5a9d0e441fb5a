import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ReleaseNotice } from './release-notice.tsx';

/** «Позже» hides the notice for this long, however often releases are published. */
const QUIET_MS = 30 * 60_000;

let root: Root | undefined;
let quietUntil = 0;

/** Shows «Доступна новая версия» once. */
export function announceRelease(): void {
  if (root || Date.now() < quietUntil) return;
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  const handleLater = () => {
    quietUntil = Date.now() + QUIET_MS;
    root?.unmount();
    root = undefined;
    element.remove();
  };
  root.render(createElement(ReleaseNotice, { onLater: handleLater, onReload: () => location.reload() }));
}
