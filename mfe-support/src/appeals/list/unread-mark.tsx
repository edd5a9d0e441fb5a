import { plural } from '@shop/domain/format/number';
import { Text, VisuallyHidden } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { styled } from 'styled-components';

/** The number of unread messages after other text; renders nothing for zero. */
export function UnreadMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Marked size="s" weight="medium" tone="accent">
      <Dot aria-hidden />
      {count}
      {'\u00a0'}
      {plural(count, 'новое', 'новых', 'новых')}
      <VisuallyHidden as="span"> {plural(count, 'сообщение', 'сообщения', 'сообщений')}</VisuallyHidden>
    </Marked>
  );
}

const Marked = styled(Text)`
  display: inline-flex;
  align-items: center;
  white-space: nowrap;
`;

const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  margin-inline-end: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.accent};
`;
