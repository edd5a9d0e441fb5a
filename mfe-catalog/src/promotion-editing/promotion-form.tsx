import type { getEditedPromotion } from '@shop/contracts/catalog/promotion-editing';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { moscowToday } from '@shop/domain/format/date';
import { Form, useSubmission } from '@shop/kit/form';
import { DraftNote, useDraftForm } from '@shop/kit/form/draft';
import { messageOf } from '@shop/platform/http';
import { useNavigate } from '@shop/platform/router';
import { Button, Card, Row, Stack, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useRef } from 'react';
import { PromotionFields } from './promotion-fields.tsx';
import { promotionFormSchema, typedOf } from './promotion-form-schema.ts';
import { usePublishPromotion } from './publish-promotion.mutation.ts';
import { useSavePromotion } from './save-promotion.mutation.ts';

interface PromotionFormProps {
  /** Undefined for a new promotion. */
  readonly promotion: CallAnswer<typeof getEditedPromotion> | undefined;
}

/** The action after saving, by the pressed button. */
type Next = 'stay' | 'view' | 'publish';

/** The form of a promotion. Typed values are kept as a draft until they are saved. */
export function PromotionForm({ promotion }: PromotionFormProps) {
  const { form, draft } = useDraftForm(
    promotionFormSchema,
    `promotion-${promotion?.id ?? 'new'}`,
    typedOf(promotion, moscowToday()),
  );
  const save = useSavePromotion(promotion?.id);
  const { publish, isPublishing } = usePublishing();
  const navigate = useNavigate();
  const next = useRef<Next>('stay');
  const isHidden = promotion === undefined || promotion.state === 'draft';
  const { onSubmit, notice } = useSubmission(form, async (written) => {
    const { id } = await save.mutateAsync(written);
    draft.forget();
    // It is saved, whatever the next action does.
    if (!promotion) void navigate(`/actions/manage/${id}/`, { replace: true });
    if (next.current === 'publish') return publish(id, true);
    toast.success('Акция сохранена');
    if (next.current === 'view' && promotion) void navigate(`/actions/${promotion.code}/`);
  });
  const then = (chosen: Next) => () => {
    next.current = chosen;
  };
  return (
    <Card padding={6}>
      <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
        <Stack gap={4}>
          <DraftNote draft={draft} />
          <PromotionFields form={form} />
          {notice && (
            <Notice tone="danger" title="Акция не сохранена">
              {notice}
            </Notice>
          )}
          <Row>
            <Button
              type="submit"
              variant={isHidden ? 'secondary' : 'primary'}
              pending={form.isSubmitting}
              onClick={then('stay')}
            >
              {promotion ? 'Сохранить' : 'Сохранить черновик'}
            </Button>
            {isHidden && (
              <Button type="submit" variant="primary" pending={form.isSubmitting} onClick={then('publish')}>
                Сохранить и опубликовать
              </Button>
            )}
            {promotion && (
              <Button type="submit" variant="quiet" pending={form.isSubmitting} onClick={then('view')}>
                Сохранить и посмотреть
              </Button>
            )}
            {promotion && !isHidden && (
              <Button
                variant="quiet"
                pending={isPublishing}
                onClick={() => void publish(promotion.id, false)}
              >
                Снять с публикации
              </Button>
            )}
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}

/** Publishes or hides a promotion and reports the result. */
function usePublishing() {
  const publishing = usePublishPromotion();
  async function publish(id: number, isPublished: boolean) {
    try {
      await publishing.mutateAsync({ id, isPublished });
      toast.success(isPublished ? 'Акция опубликована' : 'Акция снята с\u00a0публикации');
    } catch (error) {
      const what = isPublished
        ? 'Акция сохранена, но не\u00a0опубликована'
        : 'Акция не\u00a0снята с\u00a0публикации';
      toast.danger(`${what}. ${messageOf(error)}`);
    }
  }
  return { publish, isPublishing: publishing.isPending };
}
