import { exportFinances } from '@shop/contracts/finances/finances';
import { formatDay, moscowToday } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { useEvent } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import { queryClient, useQuery } from '@shop/platform/query';
import { Card, Heading, Row, Stack, VisuallyHidden } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { Tag } from '@shop/ui/parts/tag';
import { useEffect, useRef } from 'react';
import { Beside } from '../common/beside.ts';
import { Dimmed } from '../common/dimmed.ts';
import { ExportButton } from '../common/export-button.tsx';
import { partyOf } from '../common/filters/use-party.ts';
import { ScheduleSkeleton } from '../common/skeletons/schedule-skeleton.tsx';
import { TabFailure } from '../common/tab-failure.tsx';
import { pageOf, useSearch } from '../common/use-search.ts';
import { NothingDue, NothingThatDay } from './nothing-due.tsx';
import { PaymentCalendar } from './payment-calendar.tsx';
import { chosenDayOf, scheduleQuery } from './schedule.queries.ts';
import { ScheduleTable } from './schedule-table.tsx';
import { ScheduleTotals } from './schedule-totals.tsx';

export const prefetchSchedule = (search: URLSearchParams) => queryClient.prefetchQuery(scheduleQuery(search));

/** What is to be paid and when: overdue first, then by day; beside it a calendar that narrows the list to a day. */
export function SchedulePage() {
  const { search, hrefForPage, setFilter, setPage } = useSearch();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(scheduleQuery(search));
  const calendar = useRef<HTMLDivElement>(null);
  const chosenDay = chosenDayOf(search);
  const today = moscowToday();
  useEvent('ledger.changed', () => void refetch());

  const navigation = data?.pageNavigation;
  useEffect(() => {
    if (!isPlaceholderData && navigation && navigation.pageNumber !== pageOf(search))
      setPage(navigation.pageNumber);
  });

  if (isPending) return <ScheduleSkeleton />;
  if (!data)
    return (
      <TabFailure
        error={error}
        title="Не удалось загрузить график платежей"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.days.length === 0 && data.items.length === 0) return <NothingDue />;

  function showAllDays() {
    setFilter({ day: undefined });
    // The button has gone, and its focus with it; the calendar is where the day was chosen.
    calendar.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  }
  return (
    <Stack gap={5}>
      <ScheduleTotals schedule={data} today={today} />
      <Beside>
        <Stack gap={3}>
          <Row justify="between">
            {chosenDay ? (
              <Tag removeLabel="Показать все дни" onRemove={showAllDays}>
                К оплате {formatDay(chosenDay)}
              </Tag>
            ) : (
              <Heading level={2} size="s">
                Сроки оплаты
              </Heading>
            )}
            <ExportButton
              size="s"
              issueUrl={() =>
                call(exportFinances, {
                  body: { section: 'schedule', ...partyOf(search), dueOn: chosenDay },
                })
              }
              progress="Готовим график платежей…"
              failure="График платежей не&nbsp;скачан"
            />
          </Row>
          <VisuallyHidden role="status">
            {chosenDay &&
              !isPlaceholderData &&
              `К оплате ${formatDay(chosenDay)}: ${countOf(navigation?.recordCount ?? 0, 'документ', 'документа', 'документов')}`}
          </VisuallyHidden>
          <Card padding={0}>
            <Dimmed aria-busy={isPlaceholderData}>
              {data.items.length === 0 ? (
                <NothingThatDay onShowAll={showAllDays} />
              ) : (
                <ScheduleTable items={data.items} today={today} />
              )}
            </Dimmed>
          </Card>
          <Pagination label="Страницы графика" navigation={data.pageNavigation} hrefFor={hrefForPage} />
        </Stack>
        <div ref={calendar}>
          <PaymentCalendar
            days={data.days}
            today={today}
            chosenDay={chosenDay}
            onChoose={(day) => setFilter({ day: day === chosenDay ? undefined : day })}
          />
        </div>
      </Beside>
    </Stack>
  );
}
