import { Button } from '@shop/ui';
import { color, radius, shadow, space, z } from '@shop/ui/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { takenBelow } from '../common/page-bottom.ts';

interface ReleaseNoticeProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Offers the new version without forcing it: input and selections survive until the user agrees. */
export function ReleaseNotice({ onReload, onLater }: ReleaseNoticeProps) {
  // Screen readers announce what appears in a live region, not its initial content.
  const [isBorn, setIsBorn] = useState(false);
  useEffect(() => setIsBorn(true), []);
  return (
    <Bar role="status">
      {isBorn && (
        <>
          <Texts>Доступна новая версия магазина. Корзина и черновики сохранятся.</Texts>
          <Button size="s" variant="primary" onClick={onReload}>
            Обновить
          </Button>
          <Button size="s" variant="quiet" onClick={onLater}>
            Позже
          </Button>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: auto auto calc(${takenBelow} + ${space[4]}) 50%;
  z-index: ${z.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  inline-size: max-content;
  max-inline-size: calc(100vw - 32px);
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.popover};
  translate: -50%;
`;

const Texts = styled.p`
  flex: 1 1 16rem;
  margin: 0;
`;
