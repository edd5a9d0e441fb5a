import type { BasketTemplateHead } from '@shop/contracts/basket-order/basket-templates';
import { messageOf } from '@shop/platform/http';
import { Button, Row, Select, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { type SubmitEvent, useState } from 'react';

interface AddToTemplateFormProps {
  readonly templates: readonly BasketTemplateHead[];
  readonly send: (templateId: number) => Promise<void>;
  readonly onCancel: () => void;
}

/** Which of the user's templates lines go into. */
export function AddToTemplateForm({ templates, send, onCancel }: AddToTemplateFormProps) {
  const [chosen, setChosen] = useState(String(templates[0]?.id ?? ''));
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsSending(true);
    setFailure('');
    try {
      await send(Number(chosen));
    } catch (error) {
      setFailure(messageOf(error));
      setIsSending(false);
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={4}>
        <Select
          label="Шаблон"
          options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Row gap={2}>
          <Button type="submit" variant="primary" pending={isSending}>
            Добавить
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
