import type { ExchangeOrder } from '@shop/contracts/office/exchange';
import { formatDay, formatInstant } from '@shop/domain/format/date';
import { Badge, Button, Row, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { useState } from 'react';
import styled from 'styled-components';
import { formatAge } from '../common/ages.ts';
import { offerAgain } from './offer-again.mutation.ts';

interface OrdersTableProps {
  readonly orders: readonly ExchangeOrder[];
  readonly now: Date;
  /** The order whose XML was asked for while the dialog loads. */
  readonly loadingId: number | undefined;
  readonly onShowXml: (order: ExchangeOrder) => void;
  /** Called when an order is to be handed over again, after which it may leave the list. */
  readonly onAgain: () => void;
}

/** Orders with what 1C knows about them; cards on phones. */
export function OrdersTable({ orders, now, loadingId, onShowXml, onAgain }: OrdersTableProps) {
  const columns: readonly Column<ExchangeOrder>[] = [
    {
      key: 'number',
      header: 'Заказ',
      primary: true,
      cell: ({ number, placedAt }) => (
        <Stack gap={0}>
          <Text weight="medium" nowrap>
            № {number}
          </Text>
          <Text size="s" tone="muted" weight="regular" nowrap>
            {formatInstant(placedAt)}
          </Text>
        </Stack>
      ),
    },
    { key: 'company', header: 'Клиент', cell: ({ company }) => <Words>{company}</Words> },
    {
      key: 'total',
      header: 'Сумма',
      align: 'end',
      cell: ({ totalKopecks }) => <Money kopecks={totalKopecks} />,
    },
    { key: 'taken', header: 'Передача', cell: (order) => <Handover order={order} now={now} /> },
    { key: 'external', header: 'В\u00a01С', cell: ({ external }) => <External external={external} /> },
    {
      key: 'actions',
      header: 'Действия',
      align: 'end',
      cardLabel: false,
      cell: (order) => (
        <Actions
          order={order}
          isLoading={loadingId === order.id}
          onShowXml={() => onShowXml(order)}
          onAgain={onAgain}
        />
      ),
    },
  ];
  return (
    <Table
      caption="Заказы в обмене"
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      cardsBelow={860}
    />
  );
}

function Handover({ order: { state, takenAt, placedAt }, now }: { order: ExchangeOrder; now: Date }) {
  if (takenAt === null) return <Text>ждёт {formatAge(placedAt, now)}</Text>;
  return (
    <Stack gap={0}>
      <Text size="s" nowrap>
        {formatInstant(takenAt)}
      </Text>
      {state === 'changed' && (
        <Text size="s" tone="warning">
          с{'\u00a0'}тех пор изменён
        </Text>
      )}
    </Stack>
  );
}

function External({ external }: Pick<ExchangeOrder, 'external'>) {
  if (external === null) return <Text tone="muted">пока ничего</Text>;
  const { number, datedOn, status, isStatusUnknown, refusal } = external;
  return (
    <Words>
      <Stack gap={0} align="start">
        {number && (
          <Text>
            {number}
            {datedOn !== null && ` от\u00a0${formatDay(datedOn)}`}
          </Text>
        )}
        {status && (
          <Row gap={2}>
            <Text size="s" tone="muted">
              {status}
            </Text>
            {isStatusUnknown && <Badge tone="warning">статус не{'\u00a0'}сопоставлен</Badge>}
          </Row>
        )}
        {refusal && (
          <Text size="s" tone="danger">
            {refusal}
          </Text>
        )}
      </Stack>
    </Words>
  );
}

interface ActionsProps extends Pick<OrdersTableProps, 'onAgain'> {
  readonly order: ExchangeOrder;
  readonly isLoading: boolean;
  readonly onShowXml: () => void;
}

function Actions({ order, isLoading, onShowXml, onAgain }: ActionsProps) {
  const [isPending, setPending] = useState(false);
  async function handleAgain() {
    setPending(true);
    onAgain();
    await offerAgain(order);
    setPending(false);
  }
  return (
    <Row gap={1} justify="end">
      {/* One that waits goes with the next exchange anyway. */}
      {order.state !== 'waiting' && (
        <Button
          size="s"
          pending={isPending}
          aria-label={`Отдать ещё раз: заказ № ${order.number}`}
          onClick={() => void handleAgain()}
          data-keeps-focus
        >
          Отдать ещё раз
        </Button>
      )}
      <Button
        size="s"
        variant="quiet"
        pending={isLoading}
        aria-label={`Показать XML: заказ № ${order.number}`}
        onClick={onShowXml}
        data-keeps-focus
      >
        Показать XML
      </Button>
    </Row>
  );
}

const Words = styled.div`
  overflow-wrap: anywhere;
`;
