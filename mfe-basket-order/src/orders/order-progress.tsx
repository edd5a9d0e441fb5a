import { ORDER_STATUS_NAMES, type Order, type OrderStatus } from '@shop/shared/contracts/orders';
import { formatInstant } from '@shop/shared/format/date';
import { color, font, space, text } from '@shop/shared/theme';
import { Panel, VisuallyHidden } from '@shop/shared/ui';
import { CheckIcon, CloseIcon } from '@shop/shared/ui/icons';
import styled from 'styled-components';

const way: readonly OrderStatus[] = ['new', 'confirmed', 'picking', 'shipped', 'delivered'];

/** The way of the order (decisions): what it has reached and when, and what is still ahead. */
export function OrderProgress({ order }: { order: Order }) {
  const reached = new Map(order.statuses.map(({ status, reachedAt }) => [status, reachedAt]));
  const steps =
    order.status === 'cancelled'
      ? [...way.filter((status) => reached.has(status)), 'cancelled' as const]
      : way;
  return (
    <Panel title="Ход заказа">
      <Steps>
        {steps.map((status) => {
          const at = reached.get(status);
          const isCurrent = status === order.status;
          return (
            <Step key={status} $reached={at !== undefined} aria-current={isCurrent ? 'step' : undefined}>
              <Mark $tone={status === 'cancelled' ? 'danger' : at ? 'success' : 'ahead'} aria-hidden>
                {status === 'cancelled' ? <CloseIcon /> : at && <CheckIcon />}
              </Mark>
              <span>
                <Name $bold={isCurrent}>{ORDER_STATUS_NAMES[status]}</Name>
                <When>{at ? formatInstant(at) : <VisuallyHidden>ещё впереди</VisuallyHidden>}</When>
              </span>
            </Step>
          );
        })}
      </Steps>
    </Panel>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  list-style: none;
`;

const Step = styled.li<{ $reached: boolean }>`
  flex: 1 1 132px;
  display: flex;
  gap: ${space[2]};
  color: ${(p) => (p.$reached ? color.text : color.textSubtle)};
`;

const Mark = styled.span<{ $tone: 'success' | 'danger' | 'ahead' }>`
  flex: none;
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

const Name = styled.span<{ $bold: boolean }>`
  display: block;
  ${text.m}
  font-weight: ${(p) => (p.$bold ? font.bold : font.medium)};
`;

const When = styled.span`
  display: block;
  ${text.s}
  ${font.tabular}
  color: ${color.textSubtle};
`;
