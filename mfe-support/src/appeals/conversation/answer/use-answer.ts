import { getInput, setInput } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAttachments } from '../../../common/attachments/use-attachments.ts';
import type { UnsentMessage } from '../sending/use-outgoing.ts';
import { answerSchema } from './answer-schema.ts';

/**
 * What is being written into an appeal: kept over a reload, a lost connection and an ended session until it is sent. A
 * message that is taken back comes before what has been typed since.
 */
export function useAnswer(appealId: number, takenBack: UnsentMessage | undefined) {
  const { form, draft } = useDraftForm(answerSchema, `appeal-${appealId}`, { message: '' });
  const attachments = useAttachments(`appeal-${appealId}`);
  const field = useRef<HTMLElement>(null);
  const takeBack = useEffectEvent(({ message, attachments: taken }: UnsentMessage) => {
    write([message, getInput(form).message].filter(Boolean).join('\n\n'));
    attachments.giveBack(taken);
    draft.keep();
    field.current?.focus();
  });
  useEffect(() => {
    if (takenBack) takeBack(takenBack);
  }, [takenBack]);
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
