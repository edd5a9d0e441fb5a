import { Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { color, radius, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Checkout } from '../form/checkout.queries.ts';

interface CreditBarProps {
  readonly credit: NonNullable<Checkout['paySystems'][number]['credit']>;
  readonly orderKopecks: number;
}

/**
 * Shows how much of the credit limit is used, how much this order takes and what remains, as a bar and as
 * text.
 */
export function CreditBar({ credit, orderKopecks }: CreditBarProps) {
  const { limitKopecks, usedKopecks, freeKopecks, afterKopecks } = credit;
  const isOver = afterKopecks < 0;
  const whole = Math.max(limitKopecks, usedKopecks + orderKopecks, 1);
  const share = (kopecks: number) => `${Math.max((kopecks / whole) * 100, 0)}%`;
  return (
    <Stack gap={2}>
      <Bar aria-hidden>
        <Segment $kind="used" style={{ inlineSize: share(Math.min(usedKopecks, whole)) }} />
        <Segment $kind={isOver ? 'over' : 'order'} style={{ inlineSize: share(orderKopecks) }} />
        {isOver && <Limit style={{ insetInlineStart: share(limitKopecks) }} />}
      </Bar>
      <Legend>
        <Sum term="Лимит" kopecks={limitKopecks} />
        <Sum term="Долг и&nbsp;заказы" kopecks={usedKopecks} kind="used" />
        <Sum term="Свободно" kopecks={freeKopecks} />
        <Sum term="Этот заказ" kopecks={orderKopecks} kind={isOver ? 'over' : 'order'} />
        <Sum
          term={isOver ? 'Не хватает' : 'Останется'}
          kopecks={Math.abs(afterKopecks)}
          tone={isOver ? 'danger' : 'default'}
        />
      </Legend>
    </Stack>
  );
}

interface SumProps {
  readonly term: string;
  readonly kopecks: number;
  /** The segment of the bar that this sum describes. */
  readonly kind?: keyof typeof kinds;
  /** Highlights the sum. */
  readonly tone?: 'danger' | 'default';
}

function Sum({ term, kopecks, kind, tone }: SumProps) {
  return (
    <div data-kind={kind}>
      <dt>{term}</dt>
      <dd>
        <Text tone={tone ?? 'default'} weight={tone ? 'bold' : 'regular'}>
          <Money kopecks={kopecks} />
        </Text>
      </dd>
    </div>
  );
}

const kinds = { used: color.control, order: color.accent, over: color.danger } as const;

const Bar = styled.div`
  position: relative;
  display: flex;
  block-size: 8px;
  border-radius: ${radius.full};
  background: ${color.line};
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Segment = styled.div<{ $kind: keyof typeof kinds }>`
  background: ${(p) => kinds[p.$kind]};
  forced-color-adjust: none;
`;

const Limit = styled.div`
  position: absolute;
  inset-block: 0;
  inline-size: 2px;
  background: ${color.text};
`;

const Legend = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  ${text.s}
  dt {
    color: ${color.textMuted};
  }
  & > [data-kind] > dt::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 6px;
    border-radius: ${radius.full};
    background: ${kinds.order};
  }
  & > [data-kind='used'] > dt::before {
    background: ${kinds.used};
  }
  & > [data-kind='over'] > dt::before {
    background: ${kinds.over};
  }
`;
