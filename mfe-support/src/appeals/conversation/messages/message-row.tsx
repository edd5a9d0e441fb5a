import type { AppealMessage } from '@shop/contracts/support/appeals';
import { formatInstant } from '@shop/domain/format/date';
import { readShopConfig } from '@shop/platform/http';
import { Text } from '@shop/ui';
import { memo } from 'react';
import { MessageAttachments } from '../../../common/attachments/message-attachments.tsx';
import { Bubble, BubbleHead, MessageItem } from './message-bubble.ts';
import { formatTime } from './message-dates.ts';
import { MessageText } from './message-text.tsx';
import { PrintedInstead } from './printed-instead.tsx';

interface MessageRowProps {
  readonly message: AppealMessage;
  /** Whether it is shown on the viewer's side. */
  readonly isOurs: boolean;
  readonly companyName: string;
  /** Far from the end: it renders when it comes near the viewport. */
  readonly isFar: boolean;
}

/** One message. Its position shows the side, and text beside the author's name says it too. */
export const MessageRow = memo(function MessageRow({
  message: { id, authorName, side, isMine, actedByName, message, attachments, createdAt },
  isOurs,
  companyName,
  isFar,
}: MessageRowProps) {
  return (
    <MessageItem $isOurs={isOurs} $isFar={isFar} data-message-id={id} tabIndex={-1}>
      <Bubble $isOurs={isOurs}>
        <BubbleHead>
          <span>
            <Text weight="medium">
              {isMine ? <PrintedInstead instead={authorName}>Вы</PrintedInstead> : authorName}
            </Text>{' '}
            <Text size="s" tone="muted">
              {side === 'shop' ? readShopConfig().siteName : companyName}
            </Text>
          </span>
          <Text size="s" tone="muted" numeric as="time" dateTime={createdAt} title={formatInstant(createdAt)}>
            {formatTime(createdAt)}
          </Text>
        </BubbleHead>
        {actedByName && (
          <Text as="p" size="s" tone="muted">
            за клиента писал(а) {actedByName}
          </Text>
        )}
        {message && <MessageText text={message} />}
        <MessageAttachments attachments={attachments} />
      </Bubble>
    </MessageItem>
  );
});
