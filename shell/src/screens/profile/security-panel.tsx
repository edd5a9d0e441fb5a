import { formatInstant } from '@shop/domain/format/date';
import { QueryStates } from '@shop/kit/page/query-states';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useQuery } from '@shop/platform/query';
import { Button, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { securityEventsQuery } from './profile.queries.ts';

const SHOWN_FIRST = 5;

/** Security events of the account: the user notices when somebody else uses or changes it. */
export function SecurityPanel() {
  const events = useQuery(securityEventsQuery());
  const [isWhole, setIsWhole] = useState(false);
  const region = useKeptFocus<HTMLDivElement>(isWhole);
  const items = events.data?.items ?? [];
  const shown = isWhole ? items : items.slice(0, SHOWN_FIRST);
  return (
    <Panel
      ref={region}
      title="События безопасности"
      padding={0}
      footer={
        shown.length < items.length && <Button onClick={() => setIsWhole(true)}>Показать более ранние</Button>
      }
    >
      <QueryStates
        query={events}
        failure="События не загрузились"
        pending={
          <Stack padding={4} aria-busy="true">
            <Skeleton height={160} />
          </Stack>
        }
        isEmpty={({ items: all }) => all.length === 0}
        empty={
          <Stack padding={4}>
            <Text tone="muted">За последние полгода ничего не{'\u00a0'}было</Text>
          </Stack>
        }
      >
        {() => (
          <List aria-label="События безопасности">
            {shown.map(({ id, at, event, device, actedBy }, place) => (
              <li key={id} {...(place === SHOWN_FIRST && { tabIndex: -1, 'data-keeps-focus': true })}>
                <Stack gap={0}>
                  <Text>{event}</Text>
                  <Text size="s" tone="muted">
                    {[formatInstant(at), actedBy ?? device].filter(Boolean).join(', ')}
                  </Text>
                </Stack>
              </li>
            ))}
          </List>
        )}
      </QueryStates>
    </Panel>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: ${space[3]} ${space[4]};
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
