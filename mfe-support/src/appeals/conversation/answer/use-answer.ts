import { getInput, setInput } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAttachments } from '../../../common/attachments/use-attachments.ts';
import type { UnsentMessage } from '../sending/use-outgoing.ts';
import { answerSchema } from './answer-schema.ts';

/**
 * The draft of a message: it survives a reload, a lost connection and an ended session until it is sent. A returned
 * message is put before text typed since.
 */
export function useAnswer(appealId: number, returned: UnsentMessage | undefined) {
  const { form, draft } = useDraftForm(answerSchema, `appeal-${appealId}`, { message: '' });
  const attachments = useAttachments(`appeal-${appealId}`);
  const field = useRef<HTMLElement>(null);
  const restoreMessage = useEffectEvent(({ message, attachments: restoredFiles }: UnsentMessage) => {
    write([message, getInput(form).message].filter(Boolean).join('\n\n'));
    attachments.restore(restoredFiles);
    draft.keep();
    field.current?.focus();
  });
  useEffect(() => {
    if (returned) restoreMessage(returned);
  }, [returned]);
  const write = (message: string) => setInput(form, { path: ['message'], input: message });
  return {
    form,
    draft,
    attachments,
    field,
    clear: () => {
      write('');
      draft.forget();
      attachments.clear();
    },
  };
}
