import { IconButton } from '@shop/ui';
import { ArrowUpIcon } from '@shop/ui/parts/icons';
import { radius, shadow, space, z } from '@shop/ui/theme';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { barOfPage, takenBelow } from '../common/page-bottom.ts';

/** Scrolls to the top; visible after any scroll (§2). */
export function ScrollToTop() {
  const hasScrolled = useSyncExternalStore(subscribe, () => isScrolled);
  if (!hasScrolled) return null;
  return (
    <Corner>
      <IconButton label="Наверх" variant="secondary" size="l" icon={<ArrowUpIcon />} onClick={scrollToTop} />
    </Corner>
  );
}

function scrollToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The button disappears at the top, so the focus moves there.
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Kept, because reading the position forces a layout and React reads it with every render. */
let isScrolled = false;

function subscribe(callback: () => void): () => void {
  const look = () => {
    isScrolled = window.scrollY > 0;
    callback();
  };
  // A position that was restored before has no event any more.
  const frame = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}

const Corner = styled.div`
  position: fixed;
  inset: auto ${space[4]} calc(${takenBelow} + ${barOfPage} + ${space[4]}) auto;
  z-index: ${z.sticky};
  border-radius: ${radius.m};
  box-shadow: ${shadow.popover};
`;
