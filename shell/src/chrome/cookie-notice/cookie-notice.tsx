import { useState } from 'react';
import { useShellChunk } from '../../host/navigation/use-shell-chunk.ts';
import { isAcknowledged } from './notice-cookie.ts';

/**
 * The cookie notice of every layout (§2, §4), open by default. A browser that has dismissed it never loads it again.
 */
export function CookieNotice() {
  const [isOpen, setIsOpen] = useState(() => !isAcknowledged());
  const NoticeBar = useShellChunk(loadBar, isOpen);
  return NoticeBar ? <NoticeBar onClose={() => setIsOpen(false)} /> : null;
}

async function loadBar() {
  return (await import(/* webpackChunkName: "cookie-notice" */ './notice-bar.tsx')).NoticeBar;
}
