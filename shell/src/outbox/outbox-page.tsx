import { getOutbox } from '@shop/shared/contracts/developer';
import { formatInstant } from '@shop/shared/format/date';
import { messageOf } from '@shop/shared/http';
import { isNotFound, NotFoundPage, usePageTitle } from '@shop/shared/microfrontend';
import { callQuery, useQuery } from '@shop/shared/query';
import { Button } from '@shop/shared/ui/button';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { ErrorPanel } from '@shop/shared/ui/error-panel';
import { MailIcon } from '@shop/shared/ui/icons';
import { Row, Stack } from '@shop/shared/ui/layout';
import { Skeleton } from '@shop/shared/ui/skeleton';
import { Heading, Text } from '@shop/shared/ui/text';
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
