import type { ChecklistItem } from '@shop/contracts/office/checklist';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Stack, Text } from '@shop/ui';
import { AlertIcon, ClockIcon, SuccessIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { useOwnTabs } from '../common/office-frame.tsx';
import type { TestKind } from './send-test-message.mutation.ts';
import { TestMessage } from './test-message.tsx';

type State = ChecklistItem['state'];

const marks = {
  todo: { icon: <AlertIcon />, tone: color.danger },
  later: { icon: <ClockIcon />, tone: color.textMuted },
  done: { icon: <SuccessIcon />, tone: color.success },
} as const satisfies Record<State, object>;

/** Items of the checklist that a message to oneself proves. */
const tested: Readonly<Record<string, TestKind>> = { emails: 'email', sms: 'sms' };

/** Items of one state; each leads to the page where it is done, if the user may open that. */
export function ChecklistGroup({ items }: { items: readonly ChecklistItem[] }) {
  const tabs = useOwnTabs();
  const canSend = useIsAllowed('office.settings');
  const canWrite = useIsAllowed('content.edit');
  const canOpen = (link: string) =>
    tabs.some(({ to }) => to !== '/office/' && link.startsWith(to)) ||
    (canWrite && link.startsWith('/manager/content/'));
  return (
    <List>
      {items.map(({ code, title, state, text, link }) => {
        const kind = tested[code];
        return (
          <Item key={code} $tone={marks[state].tone}>
            {marks[state].icon}
            <Stack gap={1}>
              {link !== null && canOpen(link) ? (
                <Link to={link}>{title}</Link>
              ) : (
                <Text weight="medium">{title}</Text>
              )}
              <Text as="p" size="s" tone="muted">
                {text}
              </Text>
              {kind && canSend && <TestMessage kind={kind} />}
            </Stack>
          </Item>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $tone: string }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  overflow-wrap: anywhere;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > .lucide {
    color: ${(p) => p.$tone};
  }
`;
