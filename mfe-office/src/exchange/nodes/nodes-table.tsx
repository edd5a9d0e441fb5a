import type { ExchangeNode } from '@shop/contracts/office/exchange-nodes';
import { formatDay } from '@shop/domain/format/date';
import { Badge, Button, IconButton, Row, Stack, Text } from '@shop/ui';
import { EditIcon } from '@shop/ui/parts/icons';
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
  readonly onTask: (task: NodeTask, node: ExchangeNode) => void;
}

/** The nodes with what they may exchange and when they called last; cards on phones. */
export function NodesTable({ nodes, now, onTask }: NodesTableProps) {
  const columns: readonly Column<ExchangeNode>[] = [
    { key: 'name', header: 'Узел', primary: true, width: '26%', cell: (node) => <Name {...node} /> },
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
      width: '364px',
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
  const [isSwitching, setSwitching] = useState(false);
  const { name, isActive } = node;
  async function handleSwitch() {
    setSwitching(true);
    await switchNode(node, !isActive);
    setSwitching(false);
  }
  return (
    <Row gap={1} justify="end">
      <IconButton
        size="s"
        label={`Изменить: ${name}`}
        icon={<EditIcon />}
        onClick={() => onTask('edit', node)}
      />
      <Button size="s" aria-label={`Проверить соединение: ${name}`} onClick={() => onTask('try', node)}>
        Проверить
      </Button>
      <Button size="s" aria-label={`Новый пароль: ${name}`} onClick={() => onTask('renew', node)}>
        Новый пароль
      </Button>
      <Button
        size="s"
        aria-label={`${isActive ? 'Выключить' : 'Включить'}: ${name}`}
        pending={isSwitching}
        onClick={() => void handleSwitch()}
      >
        {isActive ? 'Выключить' : 'Включить'}
      </Button>
    </Row>
  );
}

const Words = styled.div`
  overflow-wrap: anywhere;
`;
