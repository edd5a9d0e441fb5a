import { addMonths, dayInMonth, monthOf, nameOfMonth } from '@shop/domain/calendar/calendar-days';
import { Button, Card, Heading, IconButton, Row, Stack, Text } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@shop/ui/parts/icons';
import { color, fontSize, media, radius, space } from '@shop/ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { type DueDay, MonthGrid } from './month-grid.tsx';
import { MonthTable } from './month-table.tsx';

interface PaymentCalendarProps {
  readonly days: readonly DueDay[];
  readonly today: string;
  readonly chosenDay: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** Months ahead that can be shown even if nothing is due in them. */
const MONTHS_AHEAD = 2;

/** Sums due by day of a month; on phones it is collapsed below the list. */
export function PaymentCalendar({ days, today, chosenDay, onChoose }: PaymentCalendarProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [cursor, setCursor] = useState(chosenDay ?? today);
  const id = useId();
  const month = monthOf(cursor);
  const { first, last } = boundsOf(days, today);
  const showMonth = (shown: string) => setCursor(dayInMonth(cursor, shown));

  return (
    <Stack gap={3}>
      <Unfold
        full
        icon={<CalendarIcon />}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        Календарь платежей
      </Unfold>
      <Folding id={id} $isUnfolded={isUnfolded}>
        <Card as="section" aria-labelledby={`${id}-month`} padding={4}>
          <Stack gap={3}>
            <Row justify="between" wrap={false}>
              <IconButton
                label="Предыдущий месяц"
                icon={<ChevronLeftIcon />}
                disabled={month <= first}
                onClick={() => showMonth(addMonths(month, -1))}
              />
              <Heading level={2} size="s" id={`${id}-month`} aria-live="polite">
                {nameOfMonth(month)}
              </Heading>
              <IconButton
                label="Следующий месяц"
                icon={<ChevronRightIcon />}
                disabled={month >= last}
                onClick={() => showMonth(addMonths(month, 1))}
              />
            </Row>
            <MonthGrid
              labelledBy={`${id}-month`}
              days={days}
              cursor={cursor}
              today={today}
              chosenDay={chosenDay}
              onMove={(day) => {
                const target = monthOf(day);
                if (target >= first && target <= last) setCursor(day);
              }}
              onChoose={onChoose}
            />
            <Row gap={4} justify="between">
              <Row gap={3}>
                <Legend $tone="accent">к&nbsp;оплате</Legend>
                <Legend $tone="danger">просрочено</Legend>
              </Row>
              <Text size="xs" tone="muted">
                суммы в&nbsp;тыс.&nbsp;₽
              </Text>
            </Row>
            <Disclosure summary="Месяц таблицей">
              <MonthTable days={days.filter(({ on }) => monthOf(on) === month)} month={month} />
            </Disclosure>
          </Stack>
        </Card>
      </Folding>
    </Stack>
  );
}

/** The months that can be shown: from the first due one or the current one to the last due one or `MONTHS_AHEAD`. */
function boundsOf(days: readonly DueDay[], today: string) {
  const now = monthOf(today);
  const months = [...days.map(({ on }) => monthOf(on)), now, addMonths(now, MONTHS_AHEAD)].sort();
  return { first: months[0] ?? now, last: months.at(-1) ?? now };
}

const Unfold = styled(Button)`
  ${media.up('mobile')} {
    display: none;
  }
`;

const Folding = styled.div<{ $isUnfolded: boolean }>`
  max-inline-size: 440px;
  ${media.down('mobile')} {
    max-inline-size: none;
    ${(p) => !p.$isUnfolded && 'display: none;'}
  }
`;

const Legend = styled.span<{ $tone: 'accent' | 'danger' }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.xs};
  color: ${color.textMuted};
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border: 1px solid ${(p) => color[`${p.$tone}Line`]};
    border-radius: ${radius.s};
    background: ${(p) => color[`${p.$tone}Soft`]};
  }
`;
