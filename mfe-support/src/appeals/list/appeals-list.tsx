import type { PageNavigation } from '@shop/contracts/platform/fields';
import { getAppeal, getAppeals, getManagedAppeals } from '@shop/contracts/support/appeals';
import { useEvent } from '@shop/platform/events';
import { callKey, useQueryClient } from '@shop/platform/query';
import { Card } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { duration } from '@shop/ui/theme';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import type { AppealsFilterState } from '../common/use-appeals-filter.ts';

interface AppealsListProps<Row> {
  /** Undefined while it is being loaded. */
  readonly page: { readonly items: readonly Row[]; readonly pageNavigation: PageNavigation } | undefined;
  /** It answers an earlier filter. */
  readonly isStale: boolean;
  readonly state: AppealsFilterState;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly renderTable: (appeals: readonly Row[]) => ReactNode;
}

/** A page of appeals, kept up to date; what was shown stays until the next is there. */
export function AppealsList<Row>({
  page,
  isStale,
  state,
  skeleton,
  empty,
  renderTable,
}: AppealsListProps<Row>) {
  const { filter, hrefForPage, setFilter } = state;
  const cache = useQueryClient();
  useEvent('appeal.changed', () => {
    // Fetched ahead for a pointer that rested on it, an appeal may be out of date too.
    for (const changed of [getAppeals, getManagedAppeals, getAppeal])
      void cache.invalidateQueries({ queryKey: callKey(changed) });
  });
  const shown = page?.pageNavigation.pageNumber;
  useEffect(() => {
    // The server shows the last page to whoever asks for one beyond it.
    if (!isStale && shown !== undefined && shown !== filter.page) setFilter({ page: shown });
  });

  if (!page) return skeleton;
  if (page.items.length === 0) return empty;
  return (
    <>
      <Card padding={0}>
        <Dimmed aria-busy={isStale}>{renderTable(page.items)}</Dimmed>
      </Card>
      <Pagination label="Страницы обращений" navigation={page.pageNavigation} hrefFor={hrefForPage} />
    </>
  );
}

/** The table's head must not stick out of the card's corners. */
const Dimmed = styled.div`
  overflow: clip;
  border-radius: inherit;
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
`;
