import type { AppealSide } from '@shop/contracts/support/appeal-rules';
import { formatInstant } from '@shop/domain/format/date';
import { color, space, text } from '@shop/ui/theme';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { Entry } from './conversation-entries.ts';
import { formatTime, fullDay, nameOfDay } from './message-dates.ts';
import { MessageRow } from './message-row.tsx';
import { PrintedInstead } from './printed-instead.tsx';

interface ConversationEntryProps {
  readonly entry: Entry;
  readonly line: RefObject<HTMLLIElement | null>;
  readonly ourSide: AppealSide;
  readonly companyName: string;
  readonly isFar: boolean;
}

/** One row of the conversation: a message, or a separator between messages. */
export function ConversationEntry({ entry, line, ourSide, companyName, isFar }: ConversationEntryProps) {
  if (entry.kind === 'message')
    return (
      <MessageRow
        message={entry.message}
        isOurs={entry.message.side === ourSide}
        companyName={companyName}
        isFar={isFar}
      />
    );
  if (entry.kind === 'day')
    return (
      <Between>
        <time dateTime={entry.at}>
          <PrintedInstead instead={fullDay(entry.at)}>{nameOfDay(entry.at, new Date())}</PrintedInstead>
        </time>
      </Between>
    );
  if (entry.kind === 'unread') return <Unread ref={line}>Новые сообщения</Unread>;
  return (
    <Between>
      <span>
        {entry.label},{' '}
        <time dateTime={entry.at} title={formatInstant(entry.at)}>
          {formatTime(entry.at)}
        </time>
      </span>
    </Between>
  );
}

const Between = styled.li`
  padding: ${space[3]} ${space[2]} ${space[2]};
  ${text.s}
  color: ${color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** A line with its label in the middle. */
const Unread = styled(Between)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.accentText};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.accentLine};
  }
  @media print {
    display: none;
  }
`;
