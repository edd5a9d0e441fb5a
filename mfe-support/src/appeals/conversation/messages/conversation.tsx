import { mayWrite } from '@shop/contracts/support/appeal-rules';
import type { Appeal } from '@shop/contracts/support/appeals';
import { Text, VisuallyHidden } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import type { OutgoingMessages, UnsentMessage } from '../sending/use-outgoing.ts';
import { entriesOf } from './conversation-entries.ts';
import { ConversationEntry } from './conversation-entry.tsx';
import { NewMessages } from './new-messages.tsx';
import { UnsentRow } from './unsent-row.tsx';
import { useFollowedEnd } from './use-followed-end.ts';
import { useOpeningScroll } from './use-opening-scroll.ts';
import { useSeenMessages } from './use-seen-messages.ts';
import { useUnreadLine } from './use-unread-line.ts';

/** Rows near the end render at once, because the page opens there; rows above render when scrolled to. */
const NEAR_THE_END = 30;

interface ConversationProps {
  readonly appeal: Appeal;
  readonly outgoing: OutgoingMessages;
  readonly onEdit: (message: UnsentMessage) => void;
  readonly isImpersonating: boolean;
  /** The element below: the message form or the rating. */
  readonly foot: RefObject<HTMLElement | null>;
}

/** The messages and status changes of an appeal, oldest first, followed by messages being sent. */
export function Conversation({ appeal, outgoing, onEdit, isImpersonating, foot }: ConversationProps) {
  const { messages, side, status, counterpartyName } = appeal;
  const list = useRef<HTMLOListElement>(null);
  const line = useRef<HTMLLIElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const others = messages.filter(({ isMine }) => !isMine);
  const newCount = useFollowedEnd({
    mark,
    foot,
    othersCount: others.length,
    unsent: outgoing.unsent,
  });
  const lineId = useUnreadLine(messages);
  const entries = entriesOf(appeal, lineId);
  useOpeningScroll(foot, line);
  useSeenMessages(list, appeal, isImpersonating);
  return (
    <Section aria-labelledby="conversation">
      <VisuallyHidden as="h2" id="conversation">
        Переписка
      </VisuallyHidden>
      <Entries ref={list}>
        {entries.map((entry, index) => (
          <ConversationEntry
            key={entry.key}
            entry={entry}
            line={line}
            ourSide={side}
            companyName={counterpartyName}
            isFar={index < entries.length - NEAR_THE_END}
          />
        ))}
        {outgoing.unsent.map((message) => (
          <UnsentRow
            key={message.key}
            message={message}
            onRetry={() => outgoing.retry(message)}
            onSendAnyway={() => outgoing.sendAnyway(message)}
            onEdit={mayWrite(status) ? () => onEdit(message) : undefined}
          />
        ))}
      </Entries>
      {messages.length === 0 && outgoing.unsent.length === 0 && (
        <Empty>
          <Text tone="muted">Сообщений пока нет</Text>
        </Empty>
      )}
      <div ref={mark} />
      <NewMessages list={list} others={others} newCount={newCount} />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;

const Entries = styled.ol`
  min-inline-size: 0;
`;

const Empty = styled.div`
  padding: ${space[6]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.l};
  text-align: center;
`;
