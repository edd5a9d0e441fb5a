import { useState } from 'react';
import { NoticeBar } from './notice-bar.tsx';
import { isAcknowledged } from './notice-cookie.ts';

/**
 * The cookie notice of every layout (§2, §4), open by default. It is painted together with the page: in a chunk of its own
 * it came last, as the largest paint of every first visit.
 */
export function CookieNotice() {
  const [isOpen, setIsOpen] = useState(() => !isAcknowledged());
  return isOpen && <NoticeBar onClose={() => setIsOpen(false)} />;
}
