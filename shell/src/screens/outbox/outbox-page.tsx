import { getOutbox } from '@shop/contracts/platform/developer';
import { formatInstant } from '@shop/domain/format/date';
import { messageOf } from '@shop/platform/http';
import { callQuery, useQuery } from '@shop/platform/query';
import { isNotFound, NotFoundPage, usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui/core/button';
import { ErrorPanel } from '@shop/ui/core/error-panel';
import { Row, Stack } from '@shop/ui/core/layout';
import { Skeleton } from '@shop/ui/core/skeleton';
import { Heading, Text } from '@shop/ui/core/text';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { MailIcon } from '@shop/ui/parts/icons';
import { Message } from './message.tsx';

/** Letters and text messages of a shop that sends none: the embedded database's only, else the page is not there. */
export function OutboxPage() {
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(getOutbox, {}),
    staleTime: 0,
    retry: false,
  });
  usePageTitle(data ? 'Исходящие' : undefined);
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <Stack gap={5}>
      <Row justify="between">
        <Stack gap={1}>
          <Heading level={1}>Исходящие</Heading>
          <Text as="p" tone="muted">
            Письма и SMS пробного магазина: никуда не уходят, новые сверху
          </Text>
        </Stack>
        <Button pending={isFetching} onClick={() => refetch()}>
          Обновить
        </Button>
      </Row>
      {error && (
        <ErrorPanel title="Не удалось загрузить исходящие" text={messageOf(error)} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton height={240} />}
      {data?.items.length === 0 && (
        <EmptyState icon={<MailIcon />} title="Писем и SMS пока нет" compact>
          Они появятся после регистрации, входа по SMS или восстановления пароля
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <Stack as="ol" gap={3} className="messages">
          {data.items.map(({ id, createdAt, ...message }) => (
            <Message key={id} {...message} sentAt={formatInstant(createdAt)} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
