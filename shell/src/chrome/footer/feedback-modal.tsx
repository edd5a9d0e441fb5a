import { FEEDBACK_CLOSE_MS } from '@shop/domain/constants';
import { useEvent } from '@shop/platform/events';
import { Slot } from '@shop/remote';
import { Modal } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** The feedback form of an area in a modal, which closes 3000 ms after the form was sent (§4). */
export function FeedbackModal({ onClose }: { onClose: () => void }) {
  const [isSent, setIsSent] = useState(false);
  useEvent('feedback.sent', () => setIsSent(true));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => close(), FEEDBACK_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isSent]);
  return (
    <Modal isOpen onClose={onClose} title="Обратная связь">
      <Slot name="feedback.form" />
    </Modal>
  );
}
