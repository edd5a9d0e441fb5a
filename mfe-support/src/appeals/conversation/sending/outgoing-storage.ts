import { appealStatus } from '@shop/contracts/support/appeal-rules';
import { attachment } from '@shop/contracts/support/attachments';
import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

/** A message not known to have arrived, exactly as sent: a retry under the same key cannot duplicate it. */
const outgoing = v.object({
  /** The Idempotency-Key. */
  key: v.string(),
  message: v.string(),
  attachments: v.array(attachment),
  status: v.nullable(appealStatus),
  afterId: v.nullable(v.number()),
});
export type Outgoing = v.InferOutput<typeof outgoing>;

/** Messages of an appeal that are being sent, until the server has answered. */
const stored = persisted(v.array(outgoing), 'shop.outgoing.{appeal}.{user}', 'tab');

/** Messages that were being sent in this tab when the page was left or reloaded, or the session ended. */
export function readOutgoing(appealId: number): readonly Outgoing[] {
  return stored.read({ appeal: appealId }) ?? [];
}

export function storeOutgoing(appealId: number, message: Outgoing): void {
  write(appealId, [...others(appealId, message.key), message]);
}

export function forgetOutgoing(appealId: number, key: string): void {
  write(appealId, others(appealId, key));
}

function others(appealId: number, key: string): readonly Outgoing[] {
  return readOutgoing(appealId).filter((stored) => stored.key !== key);
}

function write(appealId: number, messages: readonly Outgoing[]): void {
  stored.write(messages.length > 0 ? [...messages] : undefined, { appeal: appealId });
}
