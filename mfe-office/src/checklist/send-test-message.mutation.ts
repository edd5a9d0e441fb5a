import { getChecklist, sendTestMessage } from '@shop/contracts/office/checklist';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { call, messageOf } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';

export type TestKind = 'email' | 'sms';
export type TestAnswer = CallAnswer<typeof sendTestMessage>;

/** Sends a test message to oneself; resolves to what the mail server or the gateway answered, or to the refusal. */
export async function sendToMyself(kind: TestKind): Promise<TestAnswer> {
  try {
    return await call(sendTestMessage, { body: { kind } });
  } catch (error) {
    return { isSent: false, text: messageOf(error) };
  } finally {
    void queryClient.invalidateQueries({ queryKey: callKey(getChecklist) });
  }
}
