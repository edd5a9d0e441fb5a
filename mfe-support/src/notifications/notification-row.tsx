import { NOTIFICATION_KIND_NAMES, type Notification } from '@shop/contracts/support/notifications';
import { formatInstant } from '@shop/domain/format/date';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Badge, IconButton, Link, Row, Text } from '@shop/ui';
import { CheckIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { NotificationKindIcon } from './notification-kind-icon.tsx';
import { readByOpening } from './read-by-opening.ts';

interface NotificationRowProps {
  readonly notification: Notification;
  /** Undefined for an impersonator, who cannot mark anything. */
  readonly onMark: ((notification: Notification) => void) | undefined;
}

/** One notification. The whole row links to its subject, and opening that marks it as read. */
export function NotificationRow({ notification, onMark }: NotificationRowProps) {
  const { kind, title, message, link, createdAt, isRead } = notification;
  const row = useKeptFocus<HTMLLIElement>(isRead);
  const weight = isRead ? 'regular' : 'medium';
  return (
    <Box ref={row} $isUnread={!isRead}>
      <NotificationKindIcon kind={kind} />
      <Words>
        <Row gap={2}>
          <Text weight={weight}>
            {link ? (
              <Whole to={link} tone="default" data-keeps-focus {...(onMark && readByOpening(notification))}>
                {title}
              </Whole>
            ) : (
              <span tabIndex={-1} data-keeps-focus>
                {title}
              </span>
            )}
          </Text>
          {!isRead && <Badge tone="accent">Новое</Badge>}
        </Row>
        {message && (
          <Message as="p" size="s">
            {message}
          </Message>
        )}
        <Text as="p" size="xs" tone="subtle" numeric>
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time> · {NOTIFICATION_KIND_NAMES[kind]}
        </Text>
      </Words>
      {onMark && !isRead && (
        <IconButton
          label={`Отметить прочитанным: ${title}`}
          icon={<CheckIcon />}
          size="s"
          onClick={() => onMark(notification)}
        />
      )}
    </Box>
  );
}

const Box = styled.li<{ $isUnread: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 36px;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${(p) => p.$isUnread && `box-shadow: inset 3px 0 ${color.accent};`}
  overflow-wrap: anywhere;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &:has(a:hover) {
    background: ${color.sunken};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

/** Extends the link over the row. */
const Whole = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

const Message = styled(Text)`
  white-space: pre-line;
`;
