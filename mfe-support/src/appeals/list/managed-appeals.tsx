import { Dimmed } from '@shop/kit/page/dimmed';
import { ListPage } from '@shop/kit/page/list-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Card, Stack } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Tabs } from '@shop/ui/parts/tabs';
import { controlHeight } from '@shop/ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { managedAppealsQuery } from '../common/appeals.queries.ts';
import { RefusalModal, useLoadRefusal, useRefusal } from '../common/refusal-modal.tsx';
import { useAppealsFilter } from '../common/use-appeals-filter.ts';
import { AppealsFilters } from './appeals-filters.tsx';
import { ManagedAppealsTable } from './appeals-table.tsx';
import { ClientFilter } from './client-filter.tsx';
import { durationOf } from './duration.ts';
import { NoClientAppeals, NothingFound } from './no-appeals.tsx';
import { useAppealsList } from './use-appeals-list.ts';

const FAILED = 'Не удалось загрузить обращения клиентов';

/** The appeals of all clients (§6); those that wait for an answer come first. */
export function ManagedAppeals() {
  const state = useAppealsFilter({ ofAllClients: true });
  const { filter, setFilter, hrefForView } = state;
  const list = useQuery(managedAppealsQuery(filter));
  const refusal = useRefusal();
  const filters = useRef<HTMLDivElement>(null);
  usePageTitle('Обращения клиентов');
  useLoadRefusal(refusal, list, FAILED);
  useEffect(() => {
    if (state.isCorrected) setFilter({ page: filter.page });
  });

  function reset() {
    state.clearFilter();
    filters.current?.querySelector('input')?.focus();
  }
  const { data } = list;
  const chosen = data?.items.find(({ counterpartyCode }) => counterpartyCode === filter.contragent);
  useAppealsList(list, state);
  return (
    <>
      <ListPage
        title="Обращения клиентов"
        count={undefined}
        lead={usualAnswer(data)}
        query={list}
        failure={FAILED}
        filters={
          <Stack gap={5}>
            <Tabs
              label="Какие обращения показать"
              tabs={[
                {
                  to: hrefForView('unanswered'),
                  label: 'Ждут ответа',
                  ...(data?.figures && { count: data.figures.unanswered }),
                },
                { to: hrefForView('all'), label: 'Все' },
              ]}
            />
            <div ref={filters}>
              <AppealsFilters state={state} searchLabel="Номер, тема, текст или компания">
                <ClientFilter
                  code={filter.contragent}
                  name={chosen?.counterpartyName}
                  onChoose={(contragent) => setFilter({ contragent })}
                />
                <Mine>
                  <Checkbox
                    label="Только мои клиенты"
                    checked={filter.isMine}
                    onChange={({ target }) => setFilter({ isMine: target.checked })}
                  />
                </Mine>
              </AppealsFilters>
            </div>
          </Stack>
        }
        pending={
          <ListSkeleton aria-label="Обращения загружаются" lines={10} lineHeight={55} cardHeight={224} />
        }
        empty={
          state.isFiltered ? (
            <NothingFound onReset={reset} />
          ) : (
            <NoClientAppeals isUnanswered={filter.view === 'unanswered'} allHref={hrefForView('all')} />
          )
        }
        paginationLabel="Страницы обращений"
        hrefForPage={state.hrefForPage}
      >
        {({ items }) => (
          <Card padding={0}>
            <Dimmed aria-busy={list.isPlaceholderData}>
              <ManagedAppealsTable appeals={items} />
            </Dimmed>
          </Card>
        )}
      </ListPage>
      <RefusalModal of={refusal} />
    </>
  );
}

interface Figured {
  readonly figures?: { readonly firstAnswerMinutes: number | null } | undefined;
}

/** Reserves its line before the figure has loaded, so that nothing moves. */
function usualAnswer(page: Figured | undefined): string {
  const minutes = page?.figures?.firstAnswerMinutes;
  if (page === undefined) return '\u00a0';
  return minutes == null
    ? 'За последние 30\u00a0дней первых ответов не\u00a0было'
    : `Первый ответ обычно через ${durationOf(minutes)}`;
}

/** Aligned with the input beside it, below its label. */
const Mine = styled.div`
  grid-column: 2 / -1;
  display: grid;
  align-content: center;
  align-self: end;
  min-block-size: ${controlHeight.m};
`;
