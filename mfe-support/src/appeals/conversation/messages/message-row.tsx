import type { AppealMessage } from '@shop/contracts/support/appeals';
import { formatInstant } from '@shop/domain/format/date';
import { readShopConfig } from '@shop/platform/http';
import { Text } from '@shop/ui';
import { memo } from 'react';
import { MessageAttachments } from '../../../common/attachments/message-attachments.tsx';
import { Bubble, BubbleHead, MessageItem } from './bubble.ts';
import { formatTime } from './days.ts';
import { MessageText } from './message-text.tsx';
import { OnPaper } from './on-paper.tsx';

interface MessageRowProps {
  readonly message: AppealMessage;
  /** It stands on the side of whoever looks at it. */
  readonly isOurs: boolean;
  readonly companyName: string;
  /** Far from the end: it is drawn once it comes near the screen. */
  readonly isFar: boolean;
}

/** One message. Whose side it is, its place says, and in words the name beside the author’s. */
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
            <Text weight="medium">{isMine ? <OnPaper instead={authorName}>Вы</OnPaper> : authorName}</Text>{' '}
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
