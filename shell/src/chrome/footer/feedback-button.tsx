import { PART_FAILED } from '@shop/kit/page/part-failed';
import { useFillers } from '@shop/remote';
import { Button, toast } from '@shop/ui';
import { useCallback, useState } from 'react';
import { useLazyPart } from '../../host/navigation/use-lazy-part.ts';

/** Opens the feedback form (§2); there is no button while no area brings the form. */
export function FeedbackButton() {
  const hasForm = useFillers('feedback.form').length > 0;
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const FeedbackModal = useLazyPart(loadModal, isOpen, () => {
    close();
    toast.danger(PART_FAILED);
  });
  if (!hasForm) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Обратная связь
      </Button>
      {FeedbackModal && <FeedbackModal onClose={close} />}
    </>
  );
}

async function loadModal() {
  return (await import(/* webpackChunkName: "page-end" */ './feedback-modal.tsx')).FeedbackModal;
}
