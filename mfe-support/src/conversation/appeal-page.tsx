import { useEvent } from '@shop/shared/events';
import { PageFailure, PageNotFound, usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { useParams } from '@shop/shared/router';
import { PageHeader, Row, Skeleton, Stack, Text } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { AppealStatusBadge } from '../appeals/appeal-status-badge.tsx';
import { appealQuery } from '../appeals/appeals.queries.ts';
import { ClaimedLines } from '../appeals/claimed-lines.tsx';
import { Conversation } from './conversation.tsx';
import { isForbidden, NoRight } from '../appeals/no-right.tsx';

/** One appeal with its conversation. */
export function AppealPage() {
  const { id = '' } = useParams();
  if (!/^\d{1,15}$/.test(id)) throw new PageNotFound();
  return <Appeal id={Number(id)} />;
}

function Appeal({ id }: { id: number }) {
  const appeal = useQuery(appealQuery(id));
  usePageTitle(appeal.data && `Обращение № ${appeal.data.appeal.number}`);
  useEvent('appeal.changed', ({ appealId }) => {
    if (appealId === id) void appeal.refetch();
  });

  if (appeal.isPending) return <Skeleton height={420} />;
  if (isForbidden(appeal.error)) return <NoRight />;
  if (appeal.isError && !appeal.data)
    return (
      <PageFailure
        error={appeal.error}
        title="Не удалось загрузить обращение"
        onRetry={() => void appeal.refetch()}
        retrying={appeal.isFetching}
      />
    );
  const { number, subject, typeName, status, counterpartyName, order, lines, messages } = appeal.data.appeal;
  return (
    <Stack gap={5}>
      <PageHeader
        title={subject}
        breadcrumbs={[{ label: 'Обращения', to: '/appeal/' }, { label: `№ ${number}` }]}
        lead={
          <Row gap={3}>
            <AppealStatusBadge status={status} />
            <Text tone="muted">
              {typeName} · {counterpartyName}
            </Text>
          </Row>
        }
      />
      {order && <About order={order} lines={lines} />}
      <Conversation messages={messages} />
    </Stack>
  );
}

/** As wide as the conversation below it. */
const About = styled(ClaimedLines)`
  max-inline-size: 860px;
`;
