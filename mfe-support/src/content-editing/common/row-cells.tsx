import { formatInstant } from '@shop/domain/format/date';
import { Badge, Button, Card, IconButton, Row, Stack, Text } from '@shop/ui';
import { TrashIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ContentKind } from './content-kind.ts';
import { deleteWithUndo } from './delete-content.mutation.ts';
import { publishWithUndo } from './publish-content.mutation.ts';

/** Whether an item is public, or from when. */
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

interface RowActionsProps {
  readonly kind: ContentKind;
  readonly id: number;
  /** The accessible name of the buttons mentions it, to tell rows apart. */
  readonly title: string;
  readonly isPublished: boolean;
}

/** The buttons that publish and, if the kind supports it, delete an item. */
export function RowActions({ kind, id, title, isPublished }: RowActionsProps) {
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
      {kind.isDeletable && (
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

/** Clips the sticky table head to the corners of the card. */
export const TableCard = styled(Card)`
  overflow: clip;
`;
