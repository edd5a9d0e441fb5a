import { appealStatus } from '@shop/contracts/support/appeal-rules';
import { attachment } from '@shop/contracts/support/attachments';
import { getSession } from '@shop/platform/session';
import * as v from 'valibot';

/** A message that is not known to have arrived, just as it is sent: another try under its key writes nothing twice. */
const outgoing = v.object({
  /** Its Idempotency-Key. */
  key: v.string(),
  message: v.string(),
  attachments: v.array(attachment),
  status: v.nullable(appealStatus),
  afterId: v.nullable(v.number()),
});
export type Outgoing = v.InferOutput<typeof outgoing>;

/** What was being sent in this tab when the page went: by a reload, a lost session, a step to another page. */
export function readOutgoing(appealId: number): readonly Outgoing[] {
  try {
    return v.parse(v.array(outgoing), JSON.parse(sessionStorage.getItem(storageKey(appealId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepOutgoing(appealId: number, message: Outgoing): void {
  write(appealId, [...others(appealId, message.key), message]);
}

export function forgetOutgoing(appealId: number, key: string): void {
  write(appealId, others(appealId, key));
}

function others(appealId: number, key: string): readonly Outgoing[] {
  return readOutgoing(appealId).filter((kept) => kept.key !== key);
}

function write(appealId: number, messages: readonly Outgoing[]): void {
  try {
    if (messages.length === 0) sessionStorage.removeItem(storageKey(appealId));
    else sessionStorage.setItem(storageKey(appealId), JSON.stringify(messages));
  } catch {
    // A full or forbidden storage only costs the memory.
  }
}

/** By user: the next one in the same tab sees none of it. */
function storageKey(appealId: number): string {
  const session = getSession();
  return `shop.outgoing.${appealId}.${session.status === 'in' ? session.user.id : 0}`;
}
