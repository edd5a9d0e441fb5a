import { media, radius, shadow, space, z } from '@shop/shared/theme';
import { IconButton } from '@shop/shared/ui';
import { ArrowUpIcon } from '@shop/shared/ui/icons';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

/** Back to the top; shown after any scroll (§2). */
export function ScrollToTop() {
  const hasScrolled = useSyncExternalStore(subscribe, () => window.scrollY > 0);
  if (!hasScrolled) return null;
  return (
    <Corner>
      <IconButton
        label="Наверх"
        variant="secondary"
        size="l"
        icon={<ArrowUpIcon />}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      />
    </Corner>
  );
}

function subscribe(callback: () => void): () => void {
  window.addEventListener('scroll', callback, { passive: true });
  return () => window.removeEventListener('scroll', callback);
}

const Corner = styled.div`
  position: fixed;
  inset: auto ${space[6]} ${space[6]} auto;
  z-index: ${z.sticky};
  border-radius: ${radius.m};
  box-shadow: ${shadow.popover};
  ${media.down('mobileDashboard')} {
    inset: auto ${space[3]} calc(72px + env(safe-area-inset-bottom)) auto;
  }
`;
