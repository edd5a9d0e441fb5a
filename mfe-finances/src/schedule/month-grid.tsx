import type { PaymentSchedule } from '@shop/contracts/finances/finances';
import { monthOf, nameOfDay, nameOfWeekday, weekdays, weeksOf } from '@shop/domain/calendar/calendar-days';
import { formatMoney } from '@shop/domain/format/money';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { useDayKeys } from '@shop/kit/calendar/use-day-keys';
import { VisuallyHidden } from '@shop/ui';
import { Day, Days, GridCell, Sum } from './month-grid-styles.ts';

export type DueDay = PaymentSchedule['days'][number];

interface MonthGridProps {
  readonly labelledBy: string;
  readonly days: readonly DueDay[];
  /** The focusable day; its month is shown. */
  readonly cursor: string;
  readonly today: string;
  readonly chosenDay: string | undefined;
  readonly onMove: (day: string) => void;
  readonly onChoose: (day: string) => void;
}

/** A month as one tab stop: arrows move by day, Page Up and Page Down by month, Enter chooses. */
export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, days, cursor, today, chosenDay, onMove, onChoose } = props;
  const keys = useDayKeys<HTMLTableElement>(cursor, onMove);
  const dueOn = new Map(days.map((day) => [day.on, day]));
  return (
    <Days aria-labelledby={labelledBy} {...keys}>
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
        {weeksOf(monthOf(cursor)).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) =>
              day === null ? (
                <GridCell key={weekdays[weekday]?.[0]} />
              ) : (
                <GridCell key={day} aria-selected={day === chosenDay}>
                  <DayButton
                    day={day}
                    due={dueOn.get(day)}
                    isToday={day === today}
                    isChosen={day === chosenDay}
                    tabIndex={day === cursor ? 0 : -1}
                    onChoose={() => {
                      onMove(day);
                      if (dueOn.has(day)) onChoose(day);
                    }}
                  />
                </GridCell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Days>
  );
}

interface DayButtonProps {
  readonly day: string;
  readonly due: DueDay | undefined;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly tabIndex: number;
  readonly onChoose: () => void;
}

function DayButton({ day, due, isToday, isChosen, tabIndex, onChoose }: DayButtonProps) {
  return (
    <Day
      type="button"
      data-day={day}
      tabIndex={tabIndex}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={due ? undefined : true}
      onClick={onChoose}
      $tone={due && (due.isOverdue ? 'danger' : 'accent')}
      $isChosen={isChosen}
    >
      <span aria-hidden>{Number(day.slice(8))}</span>
      {due && <Sum aria-hidden>{inThousands(due.kopecks)}</Sum>}
      <VisuallyHidden>{describe(day, due)}</VisuallyHidden>
    </Day>
  );
}

function describe(day: string, due: DueDay | undefined): string {
  const name = `${nameOfDay(day)}, ${nameOfWeekday(day)}`;
  if (!due) return `${name}: платежей нет`;
  const count = countOf(due.count, 'документ', 'документа', 'документов');
  return `${name}: ${due.isOverdue ? 'просрочено' : 'к\u00a0оплате'} ${formatMoney(due.kopecks)}, ${count}`;
}

/** Thousands of roubles: `124`, below ten `4,3`, in millions «1,2 млн», to fit a narrow cell. */
function inThousands(kopecks: number): string {
  const thousands = kopecks / 100_000;
  if (thousands >= 10_000) return `${formatNumber(Math.round(thousands / 100) / 10)}\u00a0млн`;
  return formatNumber(thousands < 10 ? Math.ceil(thousands * 10) / 10 : Math.round(thousands));
}
