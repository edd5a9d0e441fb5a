import { PAGE_SIZE } from '@shop/domain/constants';
import { Skeleton, Stack } from '@shop/ui';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { media } from '@shop/ui/theme';
import styled from 'styled-components';
import { TotalsSkeleton } from '../totals.tsx';

/** The height of the filters and a full page of the history. */
export function HistorySkeleton() {
  return (
    <Stack gap={5}>
      <FiltersPlace>
        <Skeleton height="100%" />
      </FiltersPlace>
      <HistoryListSkeleton />
    </Stack>
  );
}

/** The height of a full page; the filters above are already rendered. */
export function HistoryListSkeleton() {
  return (
    <Stack gap={5} aria-busy="true" aria-label="История платежей загружается">
      <TotalsSkeleton count={3} />
      <Stack gap={3}>
        <Skeleton height={28} />
        <ListSkeleton lines={PAGE_SIZE.finances} lineHeight={57} cardHeight={140} />
      </Stack>
    </Stack>
  );
}

const FiltersPlace = styled.div`
  block-size: 60px;
  ${media.down('mobile')} {
    block-size: 148px;
  }
`;
