import type { ExchangeNode } from '@shop/contracts/office/exchange-nodes';
import { formatDay } from '@shop/domain/format/date';
import { Badge, Button, IconButton, Row, Stack, Text } from '@shop/ui';
import { EditIcon, RetryIcon } from '@shop/ui/parts/icons';
import { type Column, Table } from '@shop/ui/parts/table';
import { useState } from 'react';
import styled from 'styled-components';
import { formatAge } from '../common/ages.ts';
import { kindTitles } from '../common/exchange-titles.ts';
import { switchNode } from './switch-node.mutation.ts';

export type NodeTask = 'edit' | 'try' | 'renew';

interface NodesTableProps {
  readonly nodes: readonly ExchangeNode[];
  readonly now: Date;
  readonly onTask: (task: NodeTask, node: ExchangeNode) => Promise<void>;
}

/** The nodes with what they may exchange and when they called last; cards on phones. */
export function NodesTable({ nodes, now, onTask }: NodesTableProps) {
  const columns: readonly Column<ExchangeNode>[] = [
    { key: 'name', header: 'Узел', primary: true, width: '28%', cell: (node) => <Name {...node} /> },
    {
      key: 'kinds',
      header: 'Обменивается',
      cell: ({ kinds, ordersSince }) => (
        <Stack gap={0}>
          <Text>{kinds.map((kind) => kindTitles[kind].toLowerCase()).join(', ')}</Text>
          {kinds.includes('sale') && (
            <Text size="s" tone="muted">
              заказы с{'\u00a0'}
              {formatDay(ordersSince)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'seen',
      header: 'Обращалась',
      cell: ({ lastCallAt }) =>
        lastCallAt === null ? (
          <Text tone="muted">ещё ни{'\u00a0'}разу</Text>
        ) : (
          `${formatAge(lastCallAt, now)} назад`
        ),
    },
    {
      key: 'actions',
      header: 'Действия',
      align: 'end',
      width: '292px',
      cardLabel: false,
      cell: (node) => <Actions node={node} onTask={onTask} />,
    },
  ];
  return (
    <Table caption="Узлы обмена" columns={columns} rows={nodes} rowKey={({ id }) => id} cardsBelow={860} />
  );
}

function Name({ name, login, isActive, isRehearsal, allowedNetworks }: ExchangeNode) {
  return (
    <Words>
      <Row gap={2}>
        <Text weight="medium">{name}</Text>
        {!isActive && <Badge>Выключен</Badge>}
        {isRehearsal && <Badge tone="info">Репетиция</Badge>}
      </Row>
      <Text as="p" size="s" tone="muted" weight="regular">
        логин {login}
        {allowedNetworks.length > 0 && `, только из\u00a0${allowedNetworks.join(', ')}`}
      </Text>
    </Words>
  );
}

function Actions({ node, onTask }: Pick<NodesTableProps, 'onTask'> & { readonly node: ExchangeNode }) {
  const [busy, setBusy] = useState<'renew' | 'switch'>();
  const { name, isActive } = node;
  async function run(kind: 'renew' | 'switch', work: () => Promise<void>) {
    setBusy(kind);
    await work();
    setBusy(undefined);
  }
  return (
    <Row gap={1} justify="end">
      <IconButton
        size="s"
        label={`Изменить: ${name}`}
        icon={<EditIcon />}
        onClick={() => void onTask('edit', node)}
      />
      <IconButton
        size="s"
        label={`Новый пароль: ${name}`}
        icon={<RetryIcon />}
        pending={busy === 'renew'}
        onClick={() => void run('renew', () => onTask('renew', node))}
      />
      <Button size="s" aria-label={`Проверить соединение: ${name}`} onClick={() => void onTask('try', node)}>
        Проверить
      </Button>
      <Button
        size="s"
        aria-label={`${isActive ? 'Выключить' : 'Включить'}: ${name}`}
        pending={busy === 'switch'}
        onClick={() => void run('switch', () => switchNode(node, !isActive))}
      >
        {isActive ? 'Выключить' : 'Включить'}
      </Button>
    </Row>
  );
}

const Words = styled.div`
  overflow-wrap: anywhere;
`;
