import { messageOf } from '@shop/platform/http';
import { Button, Row, Text } from '@shop/ui';
import type { EditorState } from './template-editor.ts';

interface SavingNoteProps {
  readonly saving: EditorState['saving'];
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Whether what is on screen is what is kept. */
export function SavingNote({ saving, failure, onRetry }: SavingNoteProps) {
  return (
    <Row gap={2} justify="end">
      <Text size="s" tone={saving === 'failed' ? 'danger' : 'muted'} weight="regular" role="status">
        {saving === 'failed' ? `Не\u00a0сохранено. ${messageOf(failure)}` : SAID[saving]}
      </Text>
      {saving === 'failed' && (
        <Button size="s" onClick={onRetry}>
          Повторить
        </Button>
      )}
    </Row>
  );
}

const SAID = { saved: 'Всё сохранено', waiting: 'Сохраняем…', sending: 'Сохраняем…' } as const;
