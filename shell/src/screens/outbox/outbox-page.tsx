import { getOutbox } from '@shop/contracts/platform/developer';
import { formatInstant } from '@shop/domain/format/date';
import { QueryStates } from '@shop/kit/page/query-states';
import { callQuery, useQuery } from '@shop/platform/query';
import { isNotFound, NotFoundPage, usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui/core/button';
import { Row, Stack } from '@shop/ui/core/layout';
import { Skeleton } from '@shop/ui/core/skeleton';
import { Heading, Text } from '@shop/ui/core/text';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { MailIcon } from '@shop/ui/parts/icons';
import { Message } from './message.tsx';

/**
 * Emails and text messages of a shop that sends none. Only the embedded database has them; otherwise the page does not
 * exist.
 */
export function OutboxPage() {
  const outbox = useQuery({ ...callQuery(getOutbox, {}), staleTime: 0, retry: false });
  usePageTitle(outbox.data ? 'Исходящие' : undefined);
  if (isNotFound(outbox.error)) return <NotFoundPage />;
  return (
    <Stack gap={5}>
      <Row justify="between">
        <Stack gap={1}>
          <Heading level={1}>Исходящие</Heading>
          <Text as="p" tone="muted">
            Письма и SMS пробного магазина: никуда не уходят, новые сверху
          </Text>
        </Stack>
        <Button pending={outbox.isFetching} onClick={() => void outbox.refetch()}>
          Обновить
        </Button>
      </Row>
      <QueryStates
        query={outbox}
        failure="Не удалось загрузить исходящие"
        pending={<Skeleton height={240} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon={<MailIcon />} title="Писем и SMS пока нет" compact>
            Они появятся после регистрации, входа по SMS или восстановления пароля
          </EmptyState>
        }
      >
        {({ items }) => (
          <Stack as="ol" gap={3} className="messages">
            {items.map(({ id, createdAt, ...message }) => (
              <Message key={id} {...message} sentAt={formatInstant(createdAt)} />
            ))}
          </Stack>
        )}
      </QueryStates>
    </Stack>
  );
}
