import {
  nameOfDay,
  nameOfMonth,
  nameOfWeekday,
  weekdays,
  weeksOf,
} from '@shop/domain/calendar/calendar-days';
import { useDayKeys } from '@shop/kit/calendar/use-day-keys';
import { color, font, radius, space, text } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { stateOf, type YearDays } from './year-days.ts';

interface YearMonthsProps {
  readonly year: number;
  readonly days: YearDays;
  readonly usual: ReadonlySet<string>;
  readonly onToggle: (day: string, isOff: boolean) => void;
}

/** Twelve months as one tab stop: arrows move by day, Page Up and Page Down by month, Enter and Space switch a day. */
export function YearMonths({ year, days, usual, onToggle }: YearMonthsProps) {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const [cursor, setCursor] = useState(`${year}-01-01`);
  const keys = useDayKeys<HTMLDivElement>(cursor, setCursor, (day) => day.startsWith(`${year}-`));
  return (
    <Months {...keys}>
      {months.map((month) => (
        <Month key={month}>
          <caption>{nameOfMonth(month)}</caption>
          <thead>
            <tr>
              {weekdays.map(([short, name]) => (
                <th key={short} scope="col" abbr={name}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, weekday) => (
                  <td key={weekdays[weekday]?.[0]}>
                    {day !== null && (
                      <DayButton
                        day={day}
                        {...stateOf(day, days, usual)}
                        tabIndex={day === cursor ? 0 : -1}
                        onToggle={(isOff) => {
                          setCursor(day);
                          onToggle(day, isOff);
                        }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Month>
      ))}
    </Months>
  );
}

interface DayButtonProps {
  readonly day: string;
  readonly isOff: boolean;
  readonly isChanged: boolean;
  readonly tabIndex: number;
  readonly onToggle: (isOff: boolean) => void;
}

function DayButton({ day, isOff, isChanged, tabIndex, onToggle }: DayButtonProps) {
  const state = `${isOff ? 'выходной' : 'рабочий'}${isChanged ? ', отмечен вами' : ''}`;
  return (
    <Day
      type="button"
      data-day={day}
      tabIndex={tabIndex}
      aria-pressed={isOff}
      aria-label={`${nameOfDay(day)}, ${nameOfWeekday(day)}: ${state}`}
      onClick={() => onToggle(!isOff)}
      $isOff={isOff}
      $isChanged={isChanged}
    >
      {Number(day.slice(8))}
    </Day>
  );
}

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(252px, 100%), 1fr));
  gap: ${space[6]} ${space[5]};
`;

const Month = styled.table`
  inline-size: 100%;
  max-inline-size: 320px;
  align-self: start;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  ${text.s}
  & > caption {
    padding-block-end: ${space[2]};
    font-weight: ${font.bold};
    text-align: start;
    ${text.m}
  }
  & th {
    font-weight: ${font.regular};
    color: ${color.textMuted};
  }
  & td {
    padding: 0;
  }
`;

const Day = styled.button<{ $isOff: boolean; $isChanged: boolean }>`
  inline-size: 100%;
  block-size: 32px;
  padding: 0;
  border: 1px solid ${(p) => (p.$isChanged ? color.text : 'transparent')};
  border-radius: ${radius.s};
  background: ${(p) => (p.$isOff ? color.dangerSoft : 'transparent')};
  color: ${(p) => (p.$isOff ? color.danger : color.text)};
  font: inherit;
  font-weight: ${(p) => (p.$isChanged ? font.bold : font.regular)};
  cursor: pointer;
  &:hover {
    border-color: ${color.textMuted};
  }
`;
