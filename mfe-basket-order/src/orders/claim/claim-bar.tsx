import { countOf } from '@shop/shared/format/number';
import { color, radius, shadow, space } from '@shop/shared/theme';
import { Button, Row, Text } from '@shop/shared/ui';
import { RadioGroup } from '@shop/shared/ui/radio-group';
import styled from 'styled-components';
import { CLAIM_KINDS, type ClaimKind, type useClaim } from './use-claim.ts';

interface ClaimBarProps {
  readonly claim: ReturnType<typeof useClaim>;
  readonly onCancel: () => void;
}

/** What is wrong, how much is chosen, and the way to the appeal: in sight however long the order is. */
export function ClaimBar({ claim, onCancel }: ClaimBarProps) {
  const count = claim.chosen.size;
  return (
    <Bar data-page-bar data-off-paper>
      <RadioGroup<ClaimKind>
        label="Что не так"
        direction="row"
        value={claim.kind}
        onChange={claim.setKind}
        options={CLAIM_KINDS}
      />
      <Row justify="between" gap={3}>
        <Text size="s" tone="muted" role="status">
          {count === 0
            ? 'Отметьте товары, к\u00a0которым есть претензия.'
            : `Выбрано: ${countOf(count, 'позиция', 'позиции', 'позиций')}${claim.isFull ? ', больше в\u00a0одну претензию не\u00a0войдёт' : ''}`}
        </Text>
        <Row gap={2}>
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
        </Row>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  /* Above the shell's bottom menu and cookie notice. */
  inset-block-end: calc(var(--bottom-menu, 0px) + var(--notice, 0px));
  z-index: 1;
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-block-start: 1px solid ${color.line};
  border-radius: 0 0 ${radius.l} ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.popover};
`;
