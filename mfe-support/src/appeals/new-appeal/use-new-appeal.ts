import { setInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { useNavigate } from '@shop/platform/router';
import { toast } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAttachments } from '../../common/attachments/use-attachments.ts';
import { useRefusal } from '../common/refusal-modal.tsx';
import { useAddAppeal } from './add-appeal.mutation.ts';
import { appealSchema } from './appeal-schema.ts';
import { readLines, writeLines } from './chosen-lines.ts';
import type { Claim } from './claim.ts';

/** Values set by code rather than by typing. */
interface SetValues {
  readonly orderId?: string;
  readonly orderTyped?: string;
  readonly lines?: string;
}

/**
 * A new appeal: the form, its attachments and its draft, which lives until it is sent. Submitting waits for uploads;
 * `sendAgain` submits the form as its button does.
 */
export function useNewAppeal(claim: Claim | undefined, type: string, sendAgain: () => void) {
  const draftKey = claim ? `appeal-order-${claim.orderId}` : 'appeal';
  const { form, draft } = useDraftForm(appealSchema, draftKey, {
    type,
    subject: claim?.subject ?? '',
    orderId: claim ? String(claim.orderId) : '',
    orderTyped: '',
    lines: writeLines(claim?.lines ?? []),
    message: '',
    attachmentIds: '',
  });
  const attachments = useAttachments(draftKey);
  const { ids, isUploading } = attachments;
  const [isWaiting, setWaiting] = useState(false);
  const add = useAddAppeal();
  const refusal = useRefusal();
  const navigate = useNavigate();

  const { onSubmit, notice } = useSubmission(form, async ({ type, subject, message, orderId, lines }) => {
    if (isUploading) return setWaiting(true);
    if (attachments.hasBlockingFailure()) return;
    const added = await add.mutateAsync({
      typeId: Number(type),
      subject,
      message,
      attachmentIds: [...ids],
      orderId: orderId ? Number(orderId) : null,
      lines: readLines(lines),
    });
    draft.forget();
    attachments.clear();
    toast.success(`Обращение № ${added.number} отправлено`);
    navigate(`/appeal/${added.id}/`);
  });
  const show = useEffectEvent(() =>
    refusal.show(add.error, {
      title: 'Обращение не отправлено',
      note: 'Всё написанное сохранено, его можно отправить ещё раз.',
      onRetry: sendAgain,
    }),
  );
  useEffect(() => {
    if (notice !== undefined) show();
  }, [notice]);
  const submitAfterUploads = useEffectEvent(() => {
    setWaiting(false);
    sendAgain();
  });
  useEffect(() => {
    if (isWaiting && !isUploading) submitAfterUploads();
  }, [isWaiting, isUploading]);

  return {
    form,
    attachments,
    refusal,
    onSubmit,
    isSending: form.isSubmitting || isWaiting,
    draft: {
      ...draft,
      drop: () => {
        draft.drop();
        attachments.clear();
      },
    },
    /** An edit cancels a submit that waits for uploads. */
    handleChange: () => {
      setWaiting(false);
      draft.keep();
    },
    setValues: (part: SetValues) => {
      for (const [name, input] of Object.entries(part))
        setInput(form, { path: [name as keyof SetValues], input });
      draft.keep();
    },
  };
}
