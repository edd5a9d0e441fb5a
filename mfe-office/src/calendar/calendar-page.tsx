import { QueryStates } from '@shop/kit/page/query-states';
import { useSearch } from '@shop/kit/page/use-search';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Skeleton, Stack } from '@shop/ui';
import { Tabs } from '@shop/ui/parts/tabs';
import { OfficeFrame } from '../common/office-frame.tsx';
import { calendarQuery, yearOf } from './calendar.queries.ts';
import { CalendarForm } from './calendar-form.tsx';

/** `/office/calendar/?year=2027`: the days on which the warehouse works, by year. */
export function CalendarPage() {
  const { params } = useSearch();
  const year = yearOf(params);
  const calendar = useQuery(calendarQuery(year));
  const title = `Календарь на\u00a0${year} год`;
  usePageTitle(title);
  return (
    <OfficeFrame title={title}>
      <QueryStates
        query={calendar}
        failure="Не удалось загрузить календарь"
        scope="part"
        pending={<Skeleton height={760} />}
      >
        {(data) => (
          <Stack gap={4}>
            <Tabs
              label="Год"
              tabs={data.years.map((one, ahead) => ({
                to: ahead === 0 ? '/office/calendar/' : `/office/calendar/?year=${one}`,
                label: String(one),
              }))}
            />
            <CalendarForm key={data.year} calendar={data} />
          </Stack>
        )}
      </QueryStates>
    </OfficeFrame>
  );
}
