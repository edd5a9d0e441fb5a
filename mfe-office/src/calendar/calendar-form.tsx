import type { CalendarYear } from '@shop/contracts/office/calendar';
import { formatInstant } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Form, FormField } from '@shop/kit/form';
import { DraftNote } from '@shop/kit/form/draft';
import { Button, Card, Link, Row, Stack, Text, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { ChangedMeanwhile } from '../common/versioned-form/changed-meanwhile.tsx';
import { PasteDays } from './paste-days.tsx';
import { useCalendarForm } from './use-calendar-form.ts';
import { withDay, type YearDays } from './year-days.ts';
import { YearMonths } from './year-months.tsx';

/** The months of a year, a list to paste and the save. */
export function CalendarForm({ calendar }: { calendar: CalendarYear }) {
  const { form, draft, onSubmit, notice, accept, change, days, begun, theirs, shown } =
    useCalendarForm(calendar);
  const { year, usualDaysOff, cutOff, isFilled } = calendar;
  const usual = new Set(usualDaysOff);
  return (
    <Card padding={6}>
      <Form of={form} onSubmit={onSubmit}>
        <Stack gap={5}>
          {!isFilled && (
            <Notice tone="warning">
              Календарь на{'\u00a0'}
              {year} год не{'\u00a0'}заполнен: отмечены только выходные по{'\u00a0'}закону. Внесите переносы.
            </Notice>
          )}
          <Text as="p" tone="muted">
            Нажмите на{'\u00a0'}день, чтобы сделать его выходным или рабочим. Красные дни выходные, в
            {'\u00a0'}
            рамке отмеченные вами. Заказы принимают до{'\u00a0'}
            {cutOff}, <Link to="/office/settings/calendar/">изменить время</Link>.
          </Text>
          <DraftNote draft={draft} />
          <FormField of={form} name="daysOff">
            {(off) => (
              <FormField of={form} name="workingDays">
                {(worked) => (
                  <>
                    <YearMonths
                      {...{ year, usual }}
                      days={{
                        daysOff: off.value.split(' '),
                        workingDays: worked.value.split(' '),
                      }}
                      onToggle={(day, isOff) => change(withDay(days(), usual, { day, isOff }))}
                    />
                    {(off.error ?? worked.error) && (
                      <Notice tone="danger">{off.error ?? worked.error}</Notice>
                    )}
                  </>
                )}
              </FormField>
            )}
          </FormField>
          <PasteDays
            year={year}
            onRead={(read) => {
              change(read.reduce<YearDays>((all, one) => withDay(all, usual, one), days()));
              toast(`Отмечено: ${countOf(read.length, 'день', 'дня', 'дней')}. Сохраните календарь`);
            }}
          />
          {theirs && shown.theirs && (
            <ChangedMeanwhile
              title={`${theirs.lastChange?.by ?? 'Кто-то'} сохранил другой вариант, пока вы правили`}
              before={shown.before}
              theirs={shown.theirs}
              onAccept={() => accept(theirs)}
            />
          )}
          {notice && <Notice tone="danger">{notice}</Notice>}
          <Row>
            <Button type="submit" variant="primary" pending={form.isSubmitting}>
              {theirs ? 'Сохранить мой вариант' : 'Сохранить'}
            </Button>
          </Row>
          {begun.lastChange && (
            <Text size="s" tone="muted">
              Календарь изменён {formatInstant(begun.lastChange.at)}, {begun.lastChange.by}
            </Text>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
