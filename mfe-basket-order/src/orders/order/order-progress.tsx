import { ORDER_STATUS_NAMES, type Order, type OrderStatus } from '@shop/contracts/basket-order/orders';
import { formatInstant } from '@shop/domain/format/date';
import { Panel, VisuallyHidden } from '@shop/ui';
import { CheckIcon, CloseIcon } from '@shop/ui/parts/icons';
import { color, font, space, text } from '@shop/ui/theme';
import styled from 'styled-components';

const way: readonly OrderStatus[] = ['new', 'confirmed', 'picking', 'shipped', 'delivered'];

/** The statuses of the order (decisions: Statuses): reached ones with time and author, and those ahead. */
export function OrderProgress({ order }: { order: Order }) {
  const reached = new Map(order.statuses.map((step) => [step.status, step]));
  const steps =
    order.status === 'cancelled'
      ? [...way.filter((status) => reached.has(status)), 'cancelled' as const]
      : way;
  return (
    <Panel title="Ход заказа">
      <Room>
        <Steps $count={steps.length}>
          {steps.map((status) => {
            const step = reached.get(status);
            return (
              <Step
                key={status}
                $reached={step !== undefined}
                aria-current={status === order.status && 'step'}
              >
                <Mark $tone={status === 'cancelled' ? 'danger' : step ? 'success' : 'ahead'} aria-hidden>
                  {status === 'cancelled' ? <CloseIcon /> : step && <CheckIcon />}
                </Mark>
                <Name>{ORDER_STATUS_NAMES[status]}</Name>
                <When>
                  {step ? formatInstant(step.reachedAt) : <VisuallyHidden>ещё впереди</VisuallyHidden>}
                </When>
                {step?.byName && <Who>{step.byName}</Who>}
              </Step>
            );
          })}
        </Steps>
      </Room>
    </Panel>
  );
}

const Room = styled.div`
  container: progress / inline-size;
`;

const row = '@container progress (min-width: 520px)';

/** A vertical timeline, which is horizontal on wide screens. */
const Steps = styled.ol<{ $count: number }>`
  display: grid;
  gap: ${space[3]};
  list-style: none;
  ${row} {
    grid-template-columns: repeat(${(p) => p.$count}, minmax(0, 1fr));
    gap: 0;
  }
`;

const Step = styled.li<{ $reached: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[2]};
  color: ${(p) => (p.$reached ? color.text : color.textSubtle)};
  /* The connector to the next status, highlighted once that one is reached. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 22px auto calc(-1 * ${space[3]}) 9px;
    inline-size: 2px;
    background: ${(p) => (p.$reached ? color.successLine : color.line)};
  }
  ${row} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    align-content: start;
    gap: ${space[1]};
    padding-inline-end: ${space[2]};
    &:not(:last-child)::after {
      inset: 9px 2px auto 22px;
      inline-size: auto;
      block-size: 2px;
    }
  }
`;

const Mark = styled.span<{ $tone: 'success' | 'danger' | 'ahead' }>`
  display: grid;
  place-content: center;
  inline-size: 20px;
  block-size: 20px;
  border-radius: 50%;
  ${(p) =>
    p.$tone === 'ahead'
      ? `border: 1px solid ${color.lineStrong};`
      : `background: ${color[p.$tone]}; color: ${color.onAccent};`}
  .lucide {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3;
  }
`;

const Name = styled.span`
  ${text.m}
  [aria-current='step'] > & {
    font-weight: ${font.bold};
  }
`;

const When = styled.span`
  ${text.s}
  ${font.tabular}
  color: ${color.textSubtle};
  white-space: nowrap;
`;

const Who = styled.span`
  grid-column: 2 / -1;
  ${text.s}
  color: ${color.textSubtle};
  overflow-wrap: anywhere;
  ${row} {
    grid-column: auto;
  }
`;
