import { formatDay, moscowToday } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Dimmed } from '@shop/kit/page/dimmed';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { Card, Heading, Row, Stack, VisuallyHidden } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { Tag } from '@shop/ui/parts/tag';
import { useRef } from 'react';
import { ExportButton } from '../common/export-button.tsx';
import { issueExportUrl } from '../common/export-finances.mutation.ts';
import { partyOf } from '../common/filters/use-party.ts';
import { ListWithAside } from '../common/list-with-aside.ts';
import { ScheduleSkeleton } from '../common/skeletons/schedule-skeleton.tsx';
import { TabStates } from '../common/tab-states.tsx';
import { NothingDue, NothingThatDay } from './nothing-due.tsx';
import { PaymentCalendar } from './payment-calendar.tsx';
import { chosenDayOf, scheduleQuery } from './schedule.queries.ts';
import { ScheduleTable } from './schedule-table.tsx';
import { ScheduleTotals } from './schedule-totals.tsx';

/** The payment schedule, overdue first, then by day; the calendar beside it filters by day. */
export function SchedulePage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const schedule = useQuery(scheduleQuery(params));
  const calendar = useRef<HTMLDivElement>(null);
  const chosenDay = chosenDayOf(params);
  const today = moscowToday();
  useEvent('ledger.changed', () => void schedule.refetch());
  useShownPage(schedule, page, setPage);

  function showAllDays() {
    setFilter({ day: undefined });
    // The button disappears; focus returns to the calendar, where the day was chosen.
    calendar.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  }
  return (
    <TabStates
      query={schedule}
      failure="Не удалось загрузить график платежей"
      pending={<ScheduleSkeleton />}
      isEmpty={({ days, items }) => days.length === 0 && items.length === 0}
      empty={<NothingDue />}
    >
      {(data) => (
        <Stack gap={5}>
          <ScheduleTotals schedule={data} today={today} />
          <ListWithAside>
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
                    issueExportUrl({ section: 'schedule', ...partyOf(params), dueOn: chosenDay })
                  }
                  progress="Готовим график платежей…"
                  failure="График платежей не&nbsp;скачан"
                />
              </Row>
              <VisuallyHidden role="status">
                {chosenDay &&
                  !schedule.isPlaceholderData &&
                  `К оплате ${formatDay(chosenDay)}: ${countOf(data.pageNavigation.recordCount, 'документ', 'документа', 'документов')}`}
              </VisuallyHidden>
              <Card padding={0}>
                <Dimmed aria-busy={schedule.isPlaceholderData}>
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
          </ListWithAside>
        </Stack>
      )}
    </TabStates>
  );
}
