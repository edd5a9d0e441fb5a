import { type AppealStatus, statusAfterMessage } from '@shop/contracts/support/appeal-rules';
import { APPEAL_MESSAGE_MAX, type Appeal } from '@shop/contracts/support/appeals';
import { Form, FormField } from '@shop/kit/form';
import { DraftNote } from '@shop/kit/form/draft';
import { useSession } from '@shop/platform/session';
import { Button, Card, Row, Select, Stack } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { AttachmentPicker } from '../../../common/attachments/attachment-picker.tsx';
import type { UnsentMessage, Written } from '../sending/use-outgoing.ts';
import { useAnswer } from './use-answer.ts';

interface AnswerFormProps {
  readonly appeal: Appeal;
  /** A failed message that returns to the form for editing. */
  readonly returned: UnsentMessage | undefined;
  readonly onSend: (written: Written) => void;
  /** Further actions at the end of the conversation. */
  readonly children?: ReactNode;
}

/** The form of a new message. A sent message leaves the field at once, and the field keeps the focus. */
export function AnswerForm({ appeal: { id, side, status }, returned, onSend, children }: AnswerFormProps) {
  const answer = useAnswer(id, returned);
  const { form, draft, attachments, field: area } = answer;
  const [problem, setProblem] = useState<string>();
  const usual = statusAfterMessage(side, status);
  const [chosen, setChosen] = useState<AppealStatus>();

  function handleSubmit({ message }: { message: string }) {
    const isEmpty = message === '' && attachments.files.length === 0;
    const found = attachments.isUploading ? 'Файлы ещё загружаются' : isEmpty ? EMPTY : undefined;
    setProblem(found);
    area.current?.focus();
    if (found || attachments.hasBlockingFailure()) return;
    onSend({
      message,
      attachments: attachments.files.flatMap(({ attachment }) => attachment ?? []),
      status: chosen === undefined || chosen === usual ? null : chosen,
    });
    setChosen(undefined);
    answer.clear();
  }

  return (
    <Card padding={4} data-off-paper>
      <Form
        of={form}
        onSubmit={handleSubmit}
        onChange={() => {
          setProblem(undefined);
          draft.keep();
        }}
      >
        <Stack gap={3}>
          <DraftNote draft={draft} />
          <FormField of={form} name="message">
            {(field) => (
              <TextArea
                {...field}
                ref={(element) => {
                  field.ref(element);
                  area.current = element;
                }}
                label={side === 'shop' ? 'Ответ клиенту' : 'Ваше сообщение'}
                error={field.error ?? problem}
                hint={<Hint />}
                minRows={3}
                maxLength={APPEAL_MESSAGE_MAX}
                onKeyDown={sendOnCtrlEnter}
                data-keeps-focus
              />
            )}
          </FormField>
          <AttachmentPicker attachments={attachments} />
          <Row gap={3} align="end">
            {side === 'shop' && (
              <Select
                label="Отправить и"
                options={afterwards}
                value={chosen ?? usual}
                onChange={({ target }) => setChosen(target.value as AppealStatus)}
              />
            )}
            <Button variant="primary" type="submit">
              Отправить
            </Button>
            {children}
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}

const EMPTY = 'Напишите сообщение или\u00a0приложите файл';

const afterwards = [
  { value: 'waiting', label: 'ждать ответа' },
  { value: 'in-progress', label: 'оставить в\u00a0работе' },
  { value: 'solved', label: 'отметить решённым' },
] as const satisfies readonly { value: AppealStatus; label: string }[];

/** Enter alone begins a new line. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function Hint() {
  const session = useSession();
  const actedBy = session.status === 'in' ? session.user.actedBy : null;
  return (
    <>
      <Keys>Ctrl + Enter — отправить. </Keys>
      {actedBy && <>Под сообщением будет сказано: за клиента писал(а) {actedBy.name}.</>}
    </>
  );
}

/** Hidden on phones, which have no physical keyboard. */
const Keys = styled.span`
  @media (hover: none) {
    display: none;
  }
`;
