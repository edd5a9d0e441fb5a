import { ApiRefusal, messageOf } from '@shop/shared/http';
import { usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { useNavigate } from '@shop/shared/router';
import { useIsAllowed } from '@shop/shared/session';
import { Button, Card, PageHeader, Row, Select, Stack, TextField, toast } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';
import { TextArea } from '@shop/shared/ui/text-area';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddAppeal } from './add-appeal.mutation.ts';
import { appealTypesQuery } from './appeals.queries.ts';
import { checkDraft, type DraftErrors } from './check-draft.ts';
import { NoRight } from './no-right.tsx';
import { useAppealDraft } from './use-appeal-draft.ts';

/** Writes a new appeal (§2). Nothing typed is lost by an error, a reload or an ended session. */
export function NewAppealPage() {
  const mayAdd = useIsAllowed('appeal.add');
  usePageTitle('Новое обращение');
  return (
    <Stack gap={5}>
      <PageHeader
        title="Новое обращение"
        breadcrumbs={[{ label: 'Обращения', to: '/appeal/' }, { label: 'Новое' }]}
        lead={mayAdd && 'Обычно отвечаем в течение рабочего дня.'}
      />
      {mayAdd ? <NewAppeal /> : <NoRight />}
    </Stack>
  );
}

function NewAppeal() {
  const types = useQuery(appealTypesQuery());
  const { draft, change, forget } = useAppealDraft();
  const [errors, setErrors] = useState<DraftErrors>({});
  const add = useAddAppeal();
  const navigate = useNavigate();

  async function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const checked = checkDraft(draft);
    // Drawn at once, so that the first wrong field is there to be focused.
    flushSync(() => setErrors(checked.errors));
    if (!checked.body) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    const added = await add.mutateAsync(checked.body).catch(() => undefined);
    if (!added) return;
    forget();
    toast.success(`Обращение № ${added.number} отправлено`);
    navigate(`/appeal/${added.id}/`);
  }

  function handleChange(part: Partial<typeof draft>) {
    change(part);
    setErrors((shown) => ({
      ...shown,
      ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])),
    }));
  }

  return (
    <Card padding={6}>
      <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
        <Select
          label="Вид обращения"
          required
          placeholder={types.isPending ? 'Загружаем…' : 'Выберите вид'}
          options={(types.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.type}
          error={errors.type}
          onChange={({ target }) => handleChange({ type: target.value })}
        />
        <TextField
          label="Тема"
          required
          maxLength={200}
          value={draft.subject}
          error={errors.subject}
          onChange={({ target }) => handleChange({ subject: target.value })}
        />
        <TextArea
          label="Что случилось"
          required
          hint="Номер заказа и артикул помогут решить вопрос быстрее"
          minRows={5}
          maxLength={10_000}
          value={draft.message}
          error={errors.message}
          onChange={({ target }) => handleChange({ message: target.value })}
        />
        {add.isError ? (
          <Notice tone="danger" title="Обращение не отправлено">
            {messageOf(add.error)} Текст сохранён, его можно отправить ещё раз.
            {add.error instanceof ApiRefusal && add.error.requestId
              ? ` Код для поддержки: ${add.error.requestId}`
              : ''}
          </Notice>
        ) : null}
        <Row gap={3}>
          <Button variant="primary" type="submit" pending={add.isPending}>
            Отправить
          </Button>
          <Button variant="quiet" to="/appeal/">
            Отмена
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
