import type { PaymentSchedule } from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { daysBetween } from '../common/calendar-days.ts';
import { DocumentName } from '../common/document-name.tsx';
import { Lines } from '../common/lines.ts';
import { OrderLink } from '../common/order-link.tsx';
import { WholeNumber } from '../common/whole-number.tsx';
import { dueWords } from './due-words.ts';

type DueItem = PaymentSchedule['items'][number];

interface ScheduleTableProps {
  readonly items: readonly DueItem[];
  readonly today: string;
}

/** Within these days it is time to pay; the reminder comes as many ahead (issue's three). */
const SOON_DAYS = 3;
const CARDS_BELOW = 520;

/** A page of what is to be paid; how late or how near in words, since a date alone says neither. */
export function ScheduleTable({ items, today }: ScheduleTableProps) {
  const columns: readonly Column<DueItem>[] = [
    {
      key: 'due',
      header: 'Оплатить до',
      cell: ({ dueOn }) => (
        <Lines $cardsBelow={CARDS_BELOW}>
          <Text as="div" numeric weight="medium">
            {formatDay(dueOn)}
          </Text>
          <Text as="div" size="s" tone={toneOf(dueOn, today)}>
            {dueWords(dueOn, today)}
          </Text>
        </Lines>
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
        <Lines $cardsBelow={CARDS_BELOW}>
          <Money kopecks={openKopecks} weight="medium" tone={overdueDays > 0 ? 'danger' : 'default'} />
          {openKopecks < kopecks && (
            <Text as="div" size="s" tone="subtle" nowrap>
              из <Money kopecks={kopecks} />
            </Text>
          )}
        </Lines>
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
