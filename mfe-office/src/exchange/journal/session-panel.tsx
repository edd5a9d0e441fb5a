import type { ExchangeFile, ExchangeSession } from '@shop/contracts/office/exchange';
import { formatInstant } from '@shop/domain/format/date';
import { countOf, formatBytes } from '@shop/domain/format/number';
import { Badge, Link, Panel, Row, Stack, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { formatDuration } from '../common/ages.ts';
import { isUnderWay } from '../common/exchange.queries.ts';
import { fileStates, kindTitles } from '../common/exchange-titles.ts';
import { Lines } from '../common/lines.ts';

interface SessionPanelProps {
  readonly session: ExchangeSession;
  readonly now: Date;
}

/** Some versions of 1C never say that an exchange is over: one that is silent this long is not shown as going on. */
const SILENCE_MS = 5 * 60_000;

/** One exchange: who, when and how long, and its files with their results. */
export function SessionPanel({ session, now }: SessionPanelProps) {
  const { node, kind, startedAt, endedAt, offeredOrders, confirmedOrders, files } = session;
  return (
    <Panel
      title={`${kindTitles[kind]}, ${node}`}
      padding={0}
      actions={
        <Row gap={2}>
          {isGoingOn(session, now) && <Badge tone="info">Идёт</Badge>}
          <Text size="s" tone="muted">
            {formatInstant(startedAt)}
            {endedAt !== null && `, ${formatDuration(startedAt, endedAt)}`}
          </Text>
        </Row>
      }
    >
      {(offeredOrders > 0 || files.length === 0) && (
        <Note>
          <Text as="p" size="s" tone={offeredOrders > 0 ? 'default' : 'muted'}>
            {offeredOrders > 0
              ? `Предложено 1С: ${countOf(offeredOrders, 'заказ', 'заказа', 'заказов')}, подтвердила получение: ${confirmedOrders}`
              : 'Без файлов и\u00a0заказов'}
          </Text>
        </Note>
      )}
      {files.length > 0 && (
        <Table
          caption={`Файлы: ${kindTitles[kind]}, ${node}, ${formatInstant(startedAt)}`}
          columns={columns}
          rows={files}
          rowKey={({ id }) => id}
          cardsBelow={700}
        />
      )}
    </Panel>
  );
}

function isGoingOn({ startedAt, endedAt, files }: ExchangeSession, now: Date): boolean {
  if (endedAt !== null) return false;
  if (files.some(isUnderWay)) return true;
  const heard = [startedAt, ...files.map(({ receivedAt, finishedAt }) => finishedAt ?? receivedAt)];
  return now.getTime() - Math.max(...heard.map((at) => Date.parse(at))) < SILENCE_MS;
}

const columns: readonly Column<ExchangeFile>[] = [
  {
    key: 'name',
    header: 'Файл',
    primary: true,
    width: '30%',
    cell: ({ id, name, bytes }) => (
      <Stack gap={0} align="start">
        <Name to={`/office/exchange/journal/${id}/`}>{name}</Name>
        <Text size="s" tone="muted" weight="regular">
          {formatBytes(bytes)}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'state',
    header: 'Состояние',
    width: '140px',
    cardLabel: false,
    cell: ({ state }) => <Badge tone={fileStates[state].tone}>{fileStates[state].title}</Badge>,
  },
  {
    key: 'result',
    header: 'Результат',
    cardLabel: false,
    cell: ({ id, message, problemCount }) => (
      <Stack gap={1}>
        {message !== '' && <Lines>{message}</Lines>}
        {problemCount > 0 && (
          <Link to={`/office/exchange/journal/${id}/`}>
            {countOf(problemCount, 'замечание', 'замечания', 'замечаний')}
          </Link>
        )}
      </Stack>
    ),
  },
];

const Note = styled.div`
  padding: ${space[3]} ${space[4]};
`;

const Name = styled(Link)`
  overflow-wrap: anywhere;
`;
