import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';

const checklistItem = v.object({
  code: v.string(),
  title: v.string(),
  /** `later`: the shop works without it. */
  state: v.picklist(['done', 'todo', 'later']),
  /** The finding, and how to mend it. */
  text: v.string(),
  /** The page where it is done; null if it is done on the server. */
  link: v.nullable(v.string()),
});
export type ChecklistItem = v.InferOutput<typeof checklistItem>;

/** «Что осталось настроить»: every item is checked at the moment of the call. */
export const getChecklist = defineCall({
  method: 'GET',
  path: '/api/office/checklist/',
  summary: 'What is left to set up',
  access: 'office.enter',
  answer: v.object({ items: v.array(checklistItem) }),
});

/**
 * Sends a test message to the caller's own email address or phone, and says what the mail server or the gateway
 * answered. `validation` for a text message to a caller without a phone; `limit` after several in a row.
 */
export const sendTestMessage = defineCall({
  method: 'POST',
  path: '/api/office/testMessage/',
  summary: 'Send a test message to oneself',
  access: 'office.settings',
  body: v.object({ kind: v.picklist(['email', 'sms'], 'Выберите письмо или смс') }),
  answer: v.object({ isSent: v.boolean(), text: v.string() }),
});
