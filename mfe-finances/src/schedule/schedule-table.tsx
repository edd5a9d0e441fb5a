import type { PaymentSchedule } from '@shop/contracts/finances/finances';
import { daysBetween } from '@shop/domain/calendar/calendar-days';
import { formatDay } from '@shop/domain/format/date';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { CellLines } from '../common/cell-lines.ts';
import { DocumentName } from '../common/document-name.tsx';
import { OrderLink } from '../common/order-link.tsx';
import { WholeNumber } from '../common/whole-number.tsx';
import { dueText } from './due-text.ts';

type DueItem = PaymentSchedule['items'][number];

interface ScheduleTableProps {
  readonly items: readonly DueItem[];
  readonly today: string;
}

/** Due dates within this many days are highlighted; the reminder is sent as early. */
const SOON_DAYS = 3;
const CARDS_BELOW = 520;

/** A page of payments due, with the distance to each date in words. */
export function ScheduleTable({ items, today }: ScheduleTableProps) {
  const columns: readonly Column<DueItem>[] = [
    {
      key: 'due',
      header: 'Оплатить до',
      cell: ({ dueOn }) => (
        <CellLines $cardsBelow={CARDS_BELOW}>
          <Text as="div" numeric weight="medium">
            {formatDay(dueOn)}
          </Text>
          <Text as="div" size="s" tone={toneOf(dueOn, today)}>
            {dueText(dueOn, today)}
          </Text>
        </CellLines>
      ),
    },
    {
      key: 'document',
      header: 'Документ',
      primary: true,
      cell: ({ kind, number, on, contractNumber }) => (
        <>
          <DocumentName kind={kind} number={number} />
          <Text as="div" size="s" tone="subtle" weight="regular" numeric>
            от&nbsp;{formatDay(on)}
            {contractNumber && (
              <>
                , договор <WholeNumber of={contractNumber} />
              </>
            )}
          </Text>
        </>
      ),
    },
    {
      key: 'order',
      header: 'Заказ',
      cell: ({ order }) => (order ? <OrderLink {...order} /> : '—'),
    },
    {
      key: 'open',
      header: 'К оплате',
      align: 'end',
      cell: ({ openKopecks, kopecks, overdueDays }) => (
        <CellLines $cardsBelow={CARDS_BELOW}>
          <Money kopecks={openKopecks} weight="medium" tone={overdueDays > 0 ? 'danger' : 'default'} />
          {openKopecks < kopecks && (
            <Text as="div" size="s" tone="subtle" nowrap>
              из <Money kopecks={kopecks} />
            </Text>
          )}
        </CellLines>
      ),
    },
  ];
  return (
    <Table
      caption="График платежей"
      columns={columns}
      rows={items}
      rowKey={({ documentId }) => documentId}
      cardsBelow={CARDS_BELOW}
    />
  );
}

function toneOf(dueOn: string, today: string) {
  const days = daysBetween(today, dueOn);
  if (days < 0) return 'danger';
  return days <= SOON_DAYS ? 'warning' : 'muted';
}
