import { PAGE_SIZE } from '@shop/domain/constants';
import { Card, Skeleton } from '@shop/ui';
import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';

/** Has the height of a full page of the list with its head. */
export function OrdersSkeleton() {
  return (
    <Card padding={0} aria-busy="true" aria-label="Заказы загружаются">
      <Skeleton height={37} />
      {Array.from({ length: PAGE_SIZE.orders }, (_, index) => (
        <Line key={index}>
          <Skeleton height={16} width="min(360px, 60%)" />
        </Line>
      ))}
    </Card>
  );
}

const Line = styled.div`
  display: grid;
  align-content: center;
  block-size: 57px;
  padding-inline: ${space[4]};
  ${media.down('mobile')} {
    block-size: 190px;
  }
`;
