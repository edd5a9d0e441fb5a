import { getBasketPaymentTypes } from '@shop/contracts/basket-order/checkout';
import { useEvent } from '@shop/platform/events';
import { messageOf } from '@shop/platform/http';
import { callQuery, useQuery } from '@shop/platform/query';
import { Badge, Button, Row, SkeletonText, Stack, Text } from '@shop/ui';

/** The ways to pay for the basket as it stands; their notes say what credit it would leave, and when to pay. */
export function PaymentTypes() {
  const { data, isPending, error, refetch } = useQuery({
    ...callQuery(getBasketPaymentTypes, { query: {} }),
    staleTime: 0,
  });
  useEvent('basket.changed', () => void refetch());
  if (isPending) return <SkeletonText lines={4} />;
  if (!data)
    return (
      <Stack gap={2} role="alert">
        <Text size="s">{messageOf(error)}</Text>
        <Button size="s" onClick={() => void refetch()}>
          Повторить
        </Button>
      </Stack>
    );
  return (
    <Stack gap={3} as="ul">
      {data.items.map(({ code, name, note, isAvailable }) => (
        <Stack key={code} gap={1} as="li">
          <Row gap={2}>
            <Text weight="medium" tone={isAvailable ? 'default' : 'muted'}>
              {name}
            </Text>
            {!isAvailable && <Badge tone="warning">недоступно</Badge>}
          </Row>
          <Text size="s" tone="muted">
            {note}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
