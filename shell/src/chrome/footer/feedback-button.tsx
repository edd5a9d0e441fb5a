import { CHUNK_FAILED } from '@shop/kit/page/chunk-failed-message';
import { useFillers } from '@shop/remote';
import { Button, toast } from '@shop/ui';
import { useCallback, useState } from 'react';
import { useShellChunk } from '../../host/navigation/use-shell-chunk.ts';

/** Opens the feedback form (§2). Renders nothing while no area provides the form. */
export function FeedbackButton() {
  const hasForm = useFillers('feedback.form').length > 0;
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const FeedbackModal = useShellChunk(loadModal, isOpen, () => {
    close();
    toast.danger(CHUNK_FAILED);
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
