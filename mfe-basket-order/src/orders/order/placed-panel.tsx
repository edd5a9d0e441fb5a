import type { Order } from '@shop/contracts/basket-order/orders';
import { Button, Heading, Row, Text } from '@shop/ui';
import { SuccessIcon } from '@shop/ui/parts/icons';
import { color, font, fontSize, radius, space } from '@shop/ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { DocumentButton } from './document-button.tsx';
import { nextSteps } from './next-steps.ts';

/** Shown right after placing: the invoice, what happens next, and links to go on. */
export function PlacedPanel({ order }: { readonly order: Order }) {
  const titleId = useId();
  const invoice = order.documents.find(({ kind }) => kind === 'invoice');
  return (
    <Box aria-labelledby={titleId} data-off-paper>
      <Row gap={2} wrap={false} role="status">
        <SuccessIcon />
        <Heading level={2} size="m" id={titleId}>
          Заказ <OrderNumber>№ {order.number}</OrderNumber> оформлен
        </Heading>
      </Row>
      <div>
        <Text as="p" weight="medium">
          Что будет дальше
        </Text>
        <Steps>
          {nextSteps(order).map(({ what, how }) => (
            <li key={what}>
              <Text weight="medium">{what}</Text>
              <Text as="div" tone="muted" numeric>
                {how}
              </Text>
            </li>
          ))}
        </Steps>
      </div>
      <Row gap={2} align="start">
        {order.canOpenDocuments && invoice && <DocumentButton document={invoice} variant="primary" />}
        <Button to="/orders/">Все заказы</Button>
        <Button variant="quiet" to="/catalog/">
          Вернуться в каталог
        </Button>
      </Row>
    </Box>
  );
}

const OrderNumber = styled.span`
  white-space: nowrap;
`;

const Box = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.successLine};
  border-radius: ${radius.l};
  background: ${color.successSoft};
  & > [role='status'] > .lucide {
    flex: none;
    color: ${color.success};
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space[3]} ${space[5]};
  margin-block-start: ${space[3]};
  counter-reset: step;
  & > li {
    position: relative;
    padding-inline-start: ${space[8]};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    display: grid;
    place-content: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${radius.full};
    background: ${color.success};
    color: ${color.onAccent};
    font-size: ${fontSize.s};
    font-weight: ${font.bold};
  }
`;
