import { useState } from 'react';
import { useLazyPart } from '../../host/navigation/use-lazy-part.ts';
import { isAcknowledged } from './notice-cookie.ts';

/** The cookie notice of every layout (§2, §4): open by default; whoever has closed it never loads it again. */
export function CookieNotice() {
  const [isOpen, setIsOpen] = useState(() => !isAcknowledged());
  const NoticeBar = useLazyPart(loadBar, isOpen);
  return NoticeBar ? <NoticeBar onClose={() => setIsOpen(false)} /> : null;
}

async function loadBar() {
  return (await import(/* webpackChunkName: "cookie-notice" */ './notice-bar.tsx')).NoticeBar;
}
