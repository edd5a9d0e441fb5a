import type { Act } from '@shop/contracts/finances/reconciliation-acts';
import { Dimmed } from '@shop/kit/page/dimmed';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { Card, Heading, Stack } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { partyOf } from '../common/filters/use-party.ts';
import { ActListSkeleton } from '../common/skeletons/acts-skeleton.tsx';
import { TabStates } from '../common/tab-states.tsx';
import { ActForm } from './act-form.tsx';
import { actsQuery } from './acts.queries.ts';
import { ActsTable } from './acts-table.tsx';
import { NoActs } from './no-acts.tsx';
import { RequestedActNotice } from './requested-act-notice.tsx';

/** Reconciliation acts: a form that requests one, and the acts requested before. */
export function ActsPage() {
  const { params, page, hrefForPage, setPage } = useSearch();
  const acts = useQuery(actsQuery(params));
  const [requested, setRequested] = useState<Act>();
  const { contragent } = partyOf(params);
  useEvent('act.changed', () => void acts.refetch());
  useShownPage(acts, page, setPage);

  function handleRequested(act: Act) {
    setRequested(act);
    // The list begins with the latest act.
    if (page > 1) setPage(1);
  }
  const current = acts.data?.items.find(({ id }) => id === requested?.id) ?? requested;
  return (
    <TabStates
      query={acts}
      failure="Не удалось загрузить акты сверки"
      above={
        <Stack gap={0}>
          <ActForm key={contragent} contragent={contragent} onRequested={handleRequested} />
          <NoticePlace role="status">
            {current && <RequestedActNotice act={current} onHide={() => setRequested(undefined)} />}
          </NoticePlace>
        </Stack>
      }
      pending={<ActListSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoActs />}
    >
      {({ items, pageNavigation }) => (
        <Stack gap={3}>
          <Heading level={2} size="s">
            Запрошенные акты
          </Heading>
          <Card padding={0}>
            <Dimmed aria-busy={acts.isPlaceholderData}>
              <ActsTable acts={items} contragent={contragent} onRequested={handleRequested} />
            </Dimmed>
          </Card>
          <Pagination label="Страницы актов" navigation={pageNavigation} hrefFor={hrefForPage} />
        </Stack>
      )}
    </TabStates>
  );
}

/** Always rendered: screen readers announce changes only inside an existing live region. */
const NoticePlace = styled.div`
  &:not(:empty) {
    padding-block-start: ${space[3]};
  }
`;
