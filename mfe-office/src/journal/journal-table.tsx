import type { JournalEntry } from '@shop/contracts/office/journal';
import { formatInstant } from '@shop/domain/format/date';
import { Badge, Button, Row, Stack, Text } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { type Column, Table } from '@shop/ui/parts/table';
import { space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';

/** Characters above which a value opens on request, such as the text of a consent. */
const LONG = 400;

interface JournalTableProps {
  readonly entries: readonly JournalEntry[];
  readonly onUndo: (entry: JournalEntry) => Promise<void>;
}

const columns: readonly Column<JournalEntry>[] = [
  { key: 'what', header: 'Что сделано', primary: true, width: '28%', cell: (entry) => <What {...entry} /> },
  { key: 'changes', header: 'Было → стало', cell: ({ changes }) => <Changes changes={changes} /> },
  {
    key: 'who',
    header: 'Кто и когда',
    width: '22%',
    cell: ({ at, by }) => (
      <Stack gap={0}>
        <Text size="s">{by}</Text>
        <Text size="s" tone="muted">
          {formatInstant(at)}
        </Text>
      </Stack>
    ),
  },
];

/** The changes of the office, newest first; cards on phones. */
export function JournalTable({ entries, onUndo }: JournalTableProps) {
  const undo: Column<JournalEntry> = {
    key: 'undo',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: (entry) => entry.canUndo && <UndoButton entry={entry} onUndo={onUndo} />,
  };
  return (
    <Table
      caption="Журнал изменений"
      columns={[...columns, undo]}
      rows={entries}
      rowKey={({ id }) => id}
      cardsBelow={860}
    />
  );
}

function What({ action, subject, isUndo }: JournalEntry) {
  return (
    <Stack gap={0} align="start">
      <Row gap={2}>
        <Text weight="medium">{action}</Text>
        {isUndo && <Badge>Отмена</Badge>}
      </Row>
      <Text size="s" tone="muted" weight="regular">
        {subject}
      </Text>
    </Stack>
  );
}

function Changes({ changes }: Pick<JournalEntry, 'changes'>) {
  if (changes.length === 0) return '—';
  return (
    <List>
      {changes.map((change) => (
        <li key={change.title}>
          <Change {...change} />
        </li>
      ))}
    </List>
  );
}

function Change({ title, before, after }: JournalEntry['changes'][number]) {
  const text = before === '' ? after : `${before} → ${after || 'нет'}`;
  if (text.length > LONG)
    return (
      <Disclosure summary={title}>
        <Text size="s">{text}</Text>
      </Disclosure>
    );
  return (
    <>
      <Text size="s" tone="muted">
        {title}:
      </Text>{' '}
      <Text size="s">{text}</Text>
    </>
  );
}

function UndoButton({ entry, onUndo }: { entry: JournalEntry; onUndo: JournalTableProps['onUndo'] }) {
  const [isPending, setPending] = useState(false);
  async function handleClick() {
    setPending(true);
    await onUndo(entry);
    setPending(false);
  }
  return (
    <Button
      size="s"
      pending={isPending}
      aria-label={`Отменить: ${entry.action}, ${entry.subject}`}
      onClick={() => void handleClick()}
      data-keeps-focus
    >
      Отменить
    </Button>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
