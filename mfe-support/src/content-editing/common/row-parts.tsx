import { formatInstant } from '@shop/domain/format/date';
import { Badge, Button, Card, IconButton, Row, Stack, Text } from '@shop/ui';
import { TrashIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { deleteWithUndo, publishWithUndo } from './content-acts.ts';
import type { ContentKind } from './content-kind.ts';

/** Whether everybody sees it, or when they will. */
export function StateBadge({ isPublished, from }: { isPublished: boolean; from?: string }) {
  if (!isPublished) return <Badge>Черновик</Badge>;
  if (from !== undefined && new Date(from) > new Date())
    return <Badge tone="info">Выйдет {formatInstant(from)}</Badge>;
  return <Badge tone="success">Опубликовано</Badge>;
}

/** Who has saved it and when. */
export function SavedBy({ updatedAt, updatedBy }: { updatedAt: string; updatedBy: string | null }) {
  return (
    <Stack gap={0}>
      <Text numeric nowrap>
        {formatInstant(updatedAt)}
      </Text>
      {updatedBy && (
        <Text size="s" tone="muted">
          {updatedBy}
        </Text>
      )}
    </Stack>
  );
}

interface RowActsProps {
  readonly kind: ContentKind;
  readonly id: number;
  /** Tells one button from another for whoever does not see the row. */
  readonly title: string;
  readonly isPublished: boolean;
}

/** Publishing and, where there is such a thing, deleting. */
export function RowActs({ kind, id, title, isPublished }: RowActsProps) {
  const [pending, setPending] = useState<'publish' | 'delete'>();
  async function act(what: 'publish' | 'delete', done: Promise<unknown>) {
    setPending(what);
    await done;
    setPending(undefined);
  }
  const label = isPublished ? 'Снять с\u00a0публикации' : 'Опубликовать';
  return (
    <Row gap={1} wrap={false} justify="end">
      <Button
        size="s"
        aria-label={`${label}: ${title}`}
        pending={pending === 'publish'}
        onClick={() => void act('publish', publishWithUndo(kind, id, !isPublished))}
      >
        {isPublished ? 'Снять' : 'Опубликовать'}
      </Button>
      {kind.remove && (
        <IconButton
          size="s"
          label={`Удалить: ${title}`}
          icon={<TrashIcon />}
          pending={pending === 'delete'}
          onClick={() => void act('delete', deleteWithUndo(kind, id))}
        />
      )}
    </Row>
  );
}

/** The table's head must not stick out of the card's corners. */
export const TableCard = styled(Card)`
  overflow: clip;
`;
