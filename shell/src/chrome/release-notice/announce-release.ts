import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ReleaseNotice } from './release-notice.tsx';

/** Who said «Позже» is left alone for so long, however often teams deploy. */
const QUIET_MS = 30 * 60_000;

let root: Root | undefined;
let quietUntil = 0;

/** Shows «Доступна новая версия» beside whatever the page shows, once. */
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
