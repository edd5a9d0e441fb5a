import type { ErasureRequest } from '@shop/contracts/office/consents';
import { formatDay, formatInstant } from '@shop/domain/format/date';
import { Badge, Button, ConfirmDialog, Panel, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { useState } from 'react';
import { useErasure } from './carry-out-erasure.mutation.ts';

/** The open requests of people to erase their data, the most urgent first. */
export function ErasureRequests({ requests }: { readonly requests: readonly ErasureRequest[] }) {
  const [asked, setAsked] = useState<ErasureRequest>();
  const close = () => setAsked(undefined);
  const erasure = useErasure(close);
  return (
    <Panel title="Запросы об удалении данных">
      {requests.length === 0 ? (
        <Text as="p" tone="muted">
          Открытых запросов нет. Человек отправляет запрос в{'\u00a0'}профиле, выполнить его надо за десять
          рабочих дней.
        </Text>
      ) : (
        <Stack gap={4} as="ul" aria-label="Запросы об удалении данных">
          {requests.map((request) => (
            <li key={request.id}>
              <Row justify="between" gap={3}>
                <Stack gap={1}>
                  <Row gap={2}>
                    <Text weight="medium">{request.name}</Text>
                    {request.isLate && <Badge tone="danger">Срок прошёл</Badge>}
                  </Row>
                  <Text size="s" tone="muted">
                    {request.login}, запрос от {formatInstant(request.requestedAt)}, выполнить до{' '}
                    {formatDay(request.dueOn)}
                  </Text>
                </Stack>
                <Button variant="danger" onClick={() => setAsked(request)}>
                  Удалить данные<VisuallyHidden>: {request.name}</VisuallyHidden>
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={close}
        title={`Удалить данные: ${asked?.name ?? ''}?`}
        confirmLabel="Удалить навсегда"
        onConfirm={() => asked && erasure.mutate(asked)}
        pending={erasure.isPending}
        danger
      >
        Учётная запись и{'\u00a0'}всё личное исчезнут, вернуть их нельзя. В{'\u00a0'}заказах и{'\u00a0'}
        истории останется «Пользователь {asked?.userId}», счета и{'\u00a0'}УПД хранятся по закону.
      </ConfirmDialog>
    </Panel>
  );
}
