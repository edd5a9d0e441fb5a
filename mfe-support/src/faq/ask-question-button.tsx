import { FEEDBACK_CLOSE_MS } from '@shop/domain/constants';
import { useEvent } from '@shop/platform/events';
import { useIsAllowed } from '@shop/platform/session';
import { Slot, useFillers } from '@shop/remote';
import { Button, Modal, Text } from '@shop/ui';
import { MessageIcon } from '@shop/ui/parts/icons';
import { useEffect, useState } from 'react';

/** Links to a new appeal for users who may write one, else to the feedback form. */
export function AskQuestionButton() {
  const mayAppeal = useIsAllowed('appeal.add');
  const isStaff = useIsAllowed('content.edit');
  if (mayAppeal)
    return (
      <Button icon={<MessageIcon />} to="/appeal/add/">
        Задать вопрос
      </Button>
    );
  return isStaff ? null : <AskByFeedback />;
}

function AskByFeedback() {
  const hasForm = useFillers('feedback.form').length > 0;
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  useEvent('feedback.sent', () => setIsSent(isOpen));
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => {
      setIsOpen(false);
      setIsSent(false);
    }, FEEDBACK_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isSent]);
  if (!hasForm) return null;
  return (
    <>
      <Button icon={<MessageIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Задать вопрос
      </Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Обратная связь">
        <Text as="div" align="start">
          <Slot name="feedback.form" />
        </Text>
      </Modal>
    </>
  );
}
