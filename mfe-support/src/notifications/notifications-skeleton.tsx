import { PAGE_SIZE } from '@shop/domain/constants';
import { Card, Skeleton } from '@shop/ui';
import { color, media, space } from '@shop/ui/theme';
import styled from 'styled-components';

/** The height of a page of two-line notifications. */
export function NotificationsSkeleton() {
  return (
    <Card padding={0} aria-busy="true">
      {Array.from({ length: PAGE_SIZE.notifications }, (_, index) => (
        <Line key={index}>
          <Skeleton height={16} width="min(360px, 70%)" />
        </Line>
      ))}
    </Card>
  );
}

const Line = styled.div`
  display: grid;
  align-content: center;
  block-size: 88px;
  padding-inline: ${space[4]};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  ${media.down('mobile')} {
    block-size: 175px;
  }
`;
