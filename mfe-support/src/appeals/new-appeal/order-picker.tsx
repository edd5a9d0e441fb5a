import { formatInstantDay } from '@shop/domain/format/date';
import type { WiredField } from '@shop/kit/form';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { Button, ErrorPanel, ErrorText, Link, Row, Skeleton, Stack, Text } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { orderQuery } from '../common/appeals.queries.ts';
import type { ChosenLine } from './chosen-lines.ts';
import { OrderField } from './order-field.tsx';
import { OrderLines } from './order-lines.tsx';

interface OrderPickerProps {
  /** Null while none is chosen. */
  readonly orderId: number | null;
  readonly lines: readonly ChosenLine[];
  /** The search field of orders. */
  readonly field: WiredField;
  /** The server's error about the lines. */
  readonly error: string | undefined;
  readonly onOrder: (orderId: number | null) => void;
  readonly onLines: (lines: readonly ChosenLine[]) => void;
}

/** The order an appeal is about and its claimed lines; both are optional. */
export function OrderPicker({ orderId, lines, field, error, onOrder, onLines }: OrderPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>();
  useEffect(() => {
    // The button that had the focus is gone.
    if (chosen === orderId) box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [chosen, orderId]);

  function choose(id: number | null) {
    setChosen(id);
    onOrder(id);
  }
  return (
    <div ref={box}>
      {orderId === null ? (
        <OrderField field={field} onTake={({ id }) => choose(id)} />
      ) : (
        <ChosenOrder
          orderId={orderId}
          lines={lines}
          error={error}
          onLines={onLines}
          onRemove={() => choose(null)}
        />
      )}
    </div>
  );
}

interface ChosenOrderProps extends Pick<OrderPickerProps, 'lines' | 'error' | 'onLines'> {
  readonly orderId: number;
  readonly onRemove: () => void;
}

function ChosenOrder({ orderId, lines, error, onLines, onRemove }: ChosenOrderProps) {
  const { data, error: failure, isFetching, refetch } = useQuery(orderQuery(orderId));
  const order = data?.order;
  return (
    <Box aria-label="О каком заказе речь">
      <Row justify="between" gap={2}>
        <Stack gap={0}>
          {order ? (
            <Text weight="medium">
              <Link to={`/orders/${order.id}/`}>Заказ № {order.number}</Link>
            </Text>
          ) : (
            <Text weight="medium">Заказ</Text>
          )}
          <Text size="s" tone="muted" numeric>
            {order ? `от ${formatInstantDay(order.createdAt)}` : '\u00a0'}
          </Text>
        </Stack>
        <Button size="s" onClick={onRemove}>
          Убрать заказ
        </Button>
      </Row>
      {order ? (
        <>
          <Text size="s" tone="muted">
            Отметьте товары, о которых речь, или не{'\u00a0'}отмечайте ничего, если речь обо всём заказе.
          </Text>
          <OrderLines lines={order.lines} chosen={lines} onChange={onLines} />
        </>
      ) : failure ? (
        <ErrorPanel
          title="Заказ не загрузился"
          text={messageOf(failure)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton height={160} />
        </div>
      )}
      {error && <ErrorText role="alert">{error}</ErrorText>}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.sunken};
`;
