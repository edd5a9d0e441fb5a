import { Button, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { sendToMyself, type TestAnswer, type TestKind } from './send-test-message.mutation.ts';

const labels = { email: 'Отправить себе письмо', sms: 'Отправить себе смс' } as const;

/** Sends a test message to oneself and shows the server's answer. */
export function TestMessage({ kind }: { kind: TestKind }) {
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<TestAnswer>();
  async function handleClick() {
    setSending(true);
    setAnswer(undefined);
    setAnswer(await sendToMyself(kind));
    setSending(false);
  }
  return (
    <Stack gap={2} align="start">
      <Button size="s" pending={isSending} onClick={() => void handleClick()}>
        {labels[kind]}
      </Button>
      {answer && <Notice tone={answer.isSent ? 'success' : 'danger'}>{answer.text}</Notice>}
    </Stack>
  );
}
