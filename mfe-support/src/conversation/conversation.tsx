import type { getAppeal } from '@shop/shared/contracts/appeals';
import type { CallAnswer } from '@shop/shared/contracts/call';
import { formatInstant } from '@shop/shared/format/date';
import { color, media, radius, space } from '@shop/shared/theme';
import { Row, Stack, Text } from '@shop/shared/ui';
import { styled } from 'styled-components';

type Message = CallAnswer<typeof getAppeal>['appeal']['messages'][number];

/** The messages of an appeal, oldest first. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  return (
    <Messages aria-label="Переписка">
      {messages.map(({ id, authorName, isMine, message, createdAt }) => (
        <Bubble key={id} $isMine={isMine}>
          <Stack gap={2}>
            <Row justify="between" gap={4}>
              <Text weight="medium">{isMine ? 'Вы' : authorName}</Text>
              <Text size="s" tone="muted" numeric>
                {formatInstant(createdAt)}
              </Text>
            </Row>
            <Written>{message}</Written>
          </Stack>
        </Bubble>
      ))}
    </Messages>
  );
}

const Messages = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  max-width: 860px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Bubble = styled.li<{ $isMine: boolean }>`
  align-self: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  min-width: min(100%, 280px);
  max-width: 85%;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${({ $isMine }) => ($isMine ? color.accentSoft : color.surface)};

  ${media.down('mobile')} {
    max-width: 100%;
  }
`;

const Written = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
