import type { CallAnswer } from '@shop/contracts/platform/call';
import type { getAppealTypes } from '@shop/contracts/support/appeals';
import { Form, FormField } from '@shop/kit/form';
import { DraftNote } from '@shop/kit/form/draft';
import { Button, Card, Row, Select, Stack, TextField } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import { lazy, Suspense, useRef } from 'react';
import { AttachmentPicker } from '../../common/attachments/attachment-picker.tsx';
import { RefusalModal } from '../common/refusal-modal.tsx';
import type { Claim } from './claim.ts';
import { OrderFields } from './order-fields.tsx';
import { useNewAppeal } from './use-new-appeal.ts';

const SuggestedAnswers = lazy(async () => ({
  default: (await import(/* webpackChunkName: "suggested-answers" */ './suggested-answers.tsx'))
    .SuggestedAnswers,
}));

interface AppealFormProps {
  /** Undefined while they load. */
  readonly types: CallAnswer<typeof getAppealTypes>['items'] | undefined;
  /** The code of the preselected type. */
  readonly typeCode: string | undefined;
  /** The order from the URL. */
  readonly claim: Claim | undefined;
}

/** The form of an appeal. Text, selections and uploads survive an error, a reload and an ended session. */
export function AppealForm({ types, typeCode, claim }: AppealFormProps) {
  const submit = useRef<HTMLButtonElement>(null);
  const kind = claim && types?.find(({ code }) => code === typeCode);
  const appeal = useNewAppeal(claim, kind ? String(kind.id) : '', () =>
    submit.current?.form?.requestSubmit(),
  );
  const { form, attachments } = appeal;
  const kinds = (types ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Card padding={6}>
      <Form of={form} onSubmit={appeal.onSubmit} onChange={appeal.handleChange}>
        <Stack gap={5}>
          <DraftNote draft={appeal.draft} />
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
            {(field) => (
              <Stack gap={2}>
                <TextField {...field} label="Тема" required maxLength={200} />
                {isSearchable(field.value) && (
                  <Suspense>
                    <SuggestedAnswers subject={field.value} />
                  </Suspense>
                )}
              </Stack>
            )}
          </FormField>
          <OrderFields form={form} setValues={appeal.setValues} />
          <FormField of={form} name="message">
            {(field) => (
              <TextArea
                {...field}
                label="Что случилось"
                required
                hint={
                  claim
                    ? 'Что пришло вместо заказанного или что за\u00a0дефект: так мы решим вопрос быстрее'
                    : 'Чем подробнее, тем быстрее мы решим вопрос'
                }
                minRows={5}
                maxLength={10_000}
              />
            )}
          </FormField>
          <FormField of={form} name="attachmentIds">
            {({ error }) => <AttachmentPicker attachments={attachments} error={error} />}
          </FormField>
          <Row gap={3}>
            <Button ref={submit} variant="primary" type="submit" pending={appeal.isSending}>
              Отправить
            </Button>
            <Button variant="quiet" to={claim ? `/orders/${claim.orderId}/` : '/appeal/'}>
              {claim ? 'Назад к\u00a0заказу' : 'Отмена'}
            </Button>
          </Row>
        </Stack>
      </Form>
      <RefusalModal of={appeal.refusal} />
    </Card>
  );
}

/** Long enough to search for answers. */
function isSearchable(subject: string): boolean {
  return subject.trim().length >= 3;
}
