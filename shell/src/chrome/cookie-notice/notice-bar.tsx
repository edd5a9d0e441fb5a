import { Button } from '@shop/ui/core/button';
import { Link } from '@shop/ui/core/link';
import { Text } from '@shop/ui/core/text';
import { color, media, space, z } from '@shop/ui/theme';
import styled from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { usePublishedHeight } from '../common/use-published-height.ts';
import { acknowledge } from './notice-cookie.ts';

/**
 * The bar at the bottom of the window, above the bottom menu of phones. It publishes its height, so that the page ends
 * above it.
 */
export function NoticeBar({ onClose }: { onClose: () => void }) {
  const bar = usePublishedHeight('--notice');

  function handleClose() {
    acknowledge();
    // The focused button disappears, so the keyboard continues from the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <Bar ref={bar} aria-label="Файлы cookie">
      <Text as="p" size="s">
        Мы используем файлы cookie, чтобы вы{'\u00a0'}оставались в{'\u00a0'}системе, а{'\u00a0'}сайт помнил
        ваш выбор. {isKnownPath('/privacy/') && <Link to="/privacy/">Политика конфиденциальности</Link>}
      </Text>
      <Button size="m" onClick={handleClose}>
        Понятно
      </Button>
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  inset: auto 0 var(--bottom-menu, 0px);
  z-index: ${z.bottomMenu};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + var(--bottom-inset, env(safe-area-inset-bottom)));
  border-block-start: 1px solid ${color.lineStrong};
  background: ${color.surface};
  ${media.down('mobile')} {
    justify-content: space-between;
  }
`;
