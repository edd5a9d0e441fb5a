import { Skeleton, Stack } from '@shop/ui';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { media } from '@shop/ui/theme';
import styled from 'styled-components';

/** The height of the form and a few acts. */
export function ActsSkeleton() {
  return (
    <Stack gap={5}>
      <FormPlace>
        <Skeleton height="100%" radius="l" />
      </FormPlace>
      <ActListSkeleton />
    </Stack>
  );
}

/** Used while the form above is already rendered. */
export function ActListSkeleton() {
  return <ListSkeleton lines={4} lineHeight={57} cardHeight={236} aria-label="Акты сверки загружаются" />;
}

const FormPlace = styled.div`
  block-size: 146px;
  ${media.down('mobile')} {
    block-size: 378px;
  }
`;
