import type { getAppealTypes } from '@shop/shared/contracts/appeals';
import type { CallAnswer } from '@shop/shared/contracts/call';
import { Form, FormField, useSubmission } from '@shop/shared/form';
import { DraftNote, useDraftForm } from '@shop/shared/form/draft';
import { ApiRefusal } from '@shop/shared/http';
import { useNavigate } from '@shop/shared/router';
import { Button, Card, Row, Select, Stack, TextField, toast } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';
import { TextArea } from '@shop/shared/ui/text-area';
import { useAddAppeal } from './add-appeal.mutation.ts';
import { appealSchema } from './appeal-schema.ts';
import type { Claim } from './claim.ts';
import { ClaimedLines } from './claimed-lines.tsx';

interface AppealFormProps {
  /** Undefined as long as they are being loaded. */
  readonly types: CallAnswer<typeof getAppealTypes>['items'] | undefined;
  /** Code of the kind to begin with. */
  readonly typeCode: string | undefined;
  /** The order it is about. */
  readonly claim: Claim | undefined;
}

/** The form of an appeal. Nothing typed is lost by an error, a reload or an ended session. */
export function AppealForm({ types, typeCode, claim }: AppealFormProps) {
  const chosen = claim && types?.find(({ code }) => code === typeCode);
  const { form, draft } = useDraftForm(appealSchema, claim ? `appeal-order-${claim.order.id}` : 'appeal', {
    type: chosen ? String(chosen.id) : '',
    subject: claim?.subject ?? '',
    message: '',
  });
  const add = useAddAppeal();
  const navigate = useNavigate();
  const { onSubmit, notice } = useSubmission(form, async ({ type, ...texts }) => {
    const added = await add.mutateAsync({
      typeId: Number(type),
      ...texts,
      orderId: claim?.order.id ?? null,
      lines: (claim?.lines ?? []).map(({ position, quantity }) => ({ position, quantity })),
    });
    draft.forget();
    toast.success(`Обращение № ${added.number} отправлено`);
    navigate(`/appeal/${added.id}/`);
  });
  const kinds = (types ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

  return (
    <Card padding={6}>
      <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
        <Stack gap={5}>
          <DraftNote draft={draft} />
          {claim && <ClaimedLines order={claim.order} lines={claim.lines} />}
          <FormField of={form} name="type">
            {(field) => (
              <Select
                {...field}
                label="Вид обращения"
                required
                placeholder={types ? 'Выберите вид' : 'Загружаем…'}
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
                hint={
                  claim
                    ? 'Что пришло вместо заказанного или что за\u00a0дефект: так мы решим вопрос быстрее'
                    : 'Номер заказа и артикул помогут решить вопрос быстрее'
                }
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
            <Button variant="quiet" to={claim ? `/orders/${claim.order.id}/` : '/appeal/'}>
              {claim ? 'Назад к\u00a0заказу' : 'Отмена'}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}
