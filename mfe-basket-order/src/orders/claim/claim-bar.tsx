import { countOf } from '@shop/domain/format/number';
import { Button, Text } from '@shop/ui';
import { color, radius, shadow, space } from '@shop/ui/theme';
import styled from 'styled-components';
import type { useClaim } from './use-claim.ts';

interface ClaimBarProps {
  readonly claim: ReturnType<typeof useClaim>;
  readonly onCancel: () => void;
}

/** The number of chosen lines and the link to the appeal, always in sight. */
export function ClaimBar({ claim, onCancel }: ClaimBarProps) {
  const count = claim.chosen.size;
  return (
    <Bar data-page-bar data-off-paper>
      <Chosen size="s" tone="muted" role="status">
        {count === 0
          ? 'Отметьте товары'
          : `Выбрано: ${countOf(count, 'позиция', 'позиции', 'позиций')}${claim.isFull ? ', больше не\u00a0войдёт' : ''}`}
      </Chosen>
      <Button variant="quiet" onClick={onCancel}>
        Отмена
      </Button>
      {count === 0 ? (
        <Button variant="primary" disabled>
          Продолжить
        </Button>
      ) : (
        <Button variant="primary" to={claim.href}>
          Продолжить
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  /* Above the shell's bottom menu and cookie notice. */
  inset-block-end: calc(var(--bottom-menu, 0px) + var(--notice, 0px));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-block-start: 1px solid ${color.line};
  border-radius: 0 0 ${radius.l} ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.popover};
`;

const Chosen = styled(Text)`
  flex: 1 0 auto;
`;
