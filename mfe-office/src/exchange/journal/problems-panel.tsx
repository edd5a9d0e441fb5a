import type { ExchangeProblem } from '@shop/contracts/office/exchange';
import type { PageNavigation } from '@shop/contracts/platform/fields';
import { formatNumber } from '@shop/domain/format/number';
import { Dimmed } from '@shop/kit/page/dimmed';
import { Panel, Stack, Text } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { type Column, Table } from '@shop/ui/parts/table';
import styled from 'styled-components';
import { Lines } from '../common/lines.ts';

interface ProblemsPanelProps {
  readonly problems: readonly ExchangeProblem[];
  readonly count: number;
  readonly navigation: PageNavigation;
  readonly hrefForPage: (page: number) => string;
  /** Another page of them loads. */
  readonly isPending: boolean;
}

/** The records of a file that were set aside, each with its line and the reason. */
export function ProblemsPanel({ problems, count, navigation, hrefForPage, isPending }: ProblemsPanelProps) {
  return (
    <Stack gap={4}>
      <Panel title={`Отложенные записи: ${formatNumber(count)}`} padding={0}>
        <Dimmed aria-busy={isPending}>
          <Table
            caption="Отложенные записи"
            columns={columns}
            rows={problems}
            rowKey={({ id }) => id}
            cardsBelow={700}
          />
        </Dimmed>
      </Panel>
      <Pagination label="Страницы отложенных записей" navigation={navigation} hrefFor={hrefForPage} />
    </Stack>
  );
}

/** The nouns of the server that people read otherwise; another one is shown as it is. */
const subjects: Readonly<Record<string, string>> = {
  product: 'Товар',
  offer: 'Предложение',
  price: 'Цена',
  stock: 'Остаток',
  group: 'Группа',
  property: 'Свойство',
  priceType: 'Вид цен',
  warehouse: 'Склад',
  order: 'Заказ',
  payment: 'Оплата',
  shipment: 'Отгрузка',
  invoice: 'Счёт',
  counterparty: 'Контрагент',
  contract: 'Договор',
};

const columns: readonly Column<ExchangeProblem>[] = [
  {
    key: 'subject',
    header: 'Запись',
    primary: true,
    width: '36%',
    cell: ({ subject, subjectName, externalId }) => (
      <Stack gap={0}>
        <Word>
          {subjects[subject] ?? subject}
          {subjectName && `: ${subjectName}`}
        </Word>
        {externalId && (
          <Word>
            <Text size="s" tone="muted" weight="regular">
              {externalId}
            </Text>
          </Word>
        )}
      </Stack>
    ),
  },
  { key: 'reason', header: 'Причина', cardLabel: false, cell: ({ reason }) => <Reason>{reason}</Reason> },
  {
    key: 'line',
    header: 'Место в\u00a0файле',
    width: '180px',
    cell: ({ name, line }) => (
      <Word>
        <Text size="s" tone="muted">
          {name}, строка{'\u00a0'}
          {formatNumber(line)}
        </Text>
      </Word>
    ),
  },
];

/** The server writes a reason as it follows the place in the file. */
const Reason = styled(Lines)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Word = styled.span`
  overflow-wrap: anywhere;
`;
