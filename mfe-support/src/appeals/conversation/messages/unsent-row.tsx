import { Button, Text } from '@shop/ui';
import { AlertIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { space } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { MessageAttachments } from '../../../common/attachments/message-attachments.tsx';
import type { UnsentMessage } from '../sending/use-outgoing.ts';
import { Bubble, BubbleHead, MessageItem } from './message-bubble.ts';
import { MessageText } from './message-text.tsx';

interface UnsentRowProps {
  readonly message: UnsentMessage;
  readonly onRetry: () => void;
  /** Sends it although another manager has answered meanwhile. */
  readonly onSendAnyway: () => void;
  /** Returns it to the message form; undefined where there is no form. */
  readonly onEdit: (() => void) | undefined;
}

/** A message being sent, or a failed one with the actions available. */
export function UnsentRow({ message: unsent, onRetry, onSendAnyway, onEdit }: UnsentRowProps) {
  const { state, message, attachments, reason } = unsent;
  const edit = onEdit && (
    <Button size="s" variant="quiet" onClick={onEdit}>
      Изменить
    </Button>
  );
  return (
    <MessageItem $isOurs data-off-paper>
      <Bubble $isOurs aria-busy={state === 'sending'}>
        <BubbleHead>
          <Text weight="medium">Вы</Text>
          {state === 'sending' && (
            <Text size="s" tone="muted">
              отправляется…
            </Text>
          )}
        </BubbleHead>
        {message && <MessageText text={message} />}
        <MessageAttachments attachments={attachments} />
        {state === 'failed' && (
          <Failed role="alert">
            <Text size="s" tone="danger">
              <AlertIcon />
              <b>Не&nbsp;отправлено.</b> {reason}
            </Text>
            <Actions>
              <Button size="s" onClick={onRetry}>
                Повторить
              </Button>
              {edit}
            </Actions>
          </Failed>
        )}
        {state === 'overtaken' && (
          <Notice
            tone="warning"
            title="Ответ не&nbsp;отправлен"
            action={
              <>
                <Button size="s" onClick={onSendAnyway}>
                  Отправить всё равно
                </Button>
                {edit}
              </>
            }
          >
            {reason}
          </Notice>
        )}
      </Bubble>
    </MessageItem>
  );
}

const Failed = styled.div`
  display: grid;
  gap: ${space[2]};
  & .lucide {
    display: inline-block;
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: ${space[1]};
    vertical-align: -3px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
