import { Form, FormField, useSubmission } from '@shop/shared/form';
import { DraftNote, useDraftForm } from '@shop/shared/form/draft';
import { ApiRefusal } from '@shop/shared/http';
import { usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { useNavigate } from '@shop/shared/router';
import { useIsAllowed } from '@shop/shared/session';
import { Button, Card, PageHeader, Row, Select, Stack, TextField, toast } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';
import { TextArea } from '@shop/shared/ui/text-area';
import { useAddAppeal } from './add-appeal.mutation.ts';
import { appealSchema } from './appeal-schema.ts';
import { appealTypesQuery } from './appeals.queries.ts';
import { NoRight } from './no-right.tsx';

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
  const { form, draft } = useDraftForm(appealSchema, 'appeal', { type: '', subject: '', message: '' });
  const add = useAddAppeal();
  const navigate = useNavigate();
  const { onSubmit, notice } = useSubmission(form, async ({ type, ...texts }) => {
    const added = await add.mutateAsync({ typeId: Number(type), ...texts, orderId: null });
    draft.forget();
    toast.success(`Обращение № ${added.number} отправлено`);
    navigate(`/appeal/${added.id}/`);
  });
  const kinds = (types.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

  return (
    <Card padding={6}>
      <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
        <Stack gap={5}>
          <DraftNote draft={draft} />
          <FormField of={form} name="type">
            {(field) => (
              <Select
                {...field}
                label="Вид обращения"
                required
                placeholder={types.isPending ? 'Загружаем…' : 'Выберите вид'}
                options={kinds}
              />
            )}
          </FormField>
          <FormField of={form} name="subject">
            {(field) => <TextField {...field} label="Тема" required maxLength={200} />}
          </FormField>
          <FormField of={form} name="message">
            {(field) => (
              <TextArea
                {...field}
                label="Что случилось"
                required
                hint="Номер заказа и артикул помогут решить вопрос быстрее"
                minRows={5}
                maxLength={10_000}
              />
            )}
          </FormField>
          {notice && (
            <Notice tone="danger" title="Обращение не отправлено">
              {notice} Текст сохранён, его можно отправить ещё раз.
              {add.error instanceof ApiRefusal && add.error.requestId
                ? ` Код для поддержки: ${add.error.requestId}`
                : ''}
            </Notice>
          )}
          <Row gap={3}>
            <Button variant="primary" type="submit" pending={form.isSubmitting}>
              Отправить
            </Button>
            <Button variant="quiet" to="/appeal/">
              Отмена
            </Button>
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}
