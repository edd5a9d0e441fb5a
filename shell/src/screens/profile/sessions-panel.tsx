import type { getSessions } from '@shop/contracts/account/account';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { formatInstant } from '@shop/domain/format/date';
import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { Badge, Button, Panel, Row, Skeleton, Stack, Text, VisuallyHidden } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { useEndSessions } from './end-sessions.mutation.ts';
import { sessionsQuery } from './profile.queries.ts';

type OpenSession = CallAnswer<typeof getSessions>['items'][number];

/** The open sessions of the user, each with a button that ends it. */
export function SessionsPanel() {
  const sessions = useQuery(sessionsQuery());
  const end = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  const items = sessions.data?.items ?? [];

  function handleEnd(id?: number) {
    end.mutate(id, {
      // The pressed button disappears with its session and would take the focus with it.
      onSuccess: () => list.current?.focus(),
    });
  }

  return (
    <Panel
      title="Открытые сеансы"
      padding={0}
      footer={
        items.length > 1 && (
          <Button pending={end.isPending && end.variables === undefined} onClick={() => handleEnd()}>
            Завершить все остальные
          </Button>
        )
      }
    >
      <QueryStates query={sessions} failure="Сеансы не загрузились" pending={<SessionsSkeleton />}>
        {() => (
          <List ref={list} tabIndex={-1} aria-label="Открытые сеансы">
            {items.map((session) => (
              <Session
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => handleEnd(session.id)}
              />
            ))}
          </List>
        )}
      </QueryStates>
    </Panel>
  );
}

interface SessionProps {
  readonly session: OpenSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Session({ session, isEnding, onEnd }: SessionProps) {
  const { device, startedAt, lastSeenAt, isCurrent, actedBy } = session;
  return (
    <li>
      <Row justify="between" align="start" gap={3}>
        <Stack gap={1}>
          <Row gap={2}>
            <Text weight="medium">{device}</Text>
            {isCurrent && <Badge tone="success">Этот сеанс</Badge>}
          </Row>
          <Text size="s" tone="muted">
            Вход {formatInstant(startedAt)}
            {!isCurrent && <>, последнее действие {formatInstant(lastSeenAt)}</>}
          </Text>
          {actedBy && (
            <Text size="s" tone="muted">
              От{'\u00a0'}вашего имени работает менеджер {actedBy}
            </Text>
          )}
        </Stack>
        {!isCurrent && (
          <Button size="s" pending={isEnding} onClick={onEnd}>
            Завершить<VisuallyHidden> сеанс: {device}</VisuallyHidden>
          </Button>
        )}
      </Row>
    </li>
  );
}

function SessionsSkeleton() {
  return (
    <Stack gap={4} padding={4} aria-busy="true">
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Stack>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;
  li {
    padding: ${space[4]};
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
