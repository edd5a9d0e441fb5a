import { type Attachment, attachment } from '@shop/contracts/support/attachments';
import { getSession } from '@shop/platform/session';
import * as v from 'valibot';

/** The server keeps what is not sent for a day. */
const KEPT_MS = 20 * 3_600_000;
const kept = v.object({ savedAt: v.number(), attachments: v.array(attachment) });

/** What had been uploaded under a key in this tab and not sent. */
export function readKept(key: string): readonly Attachment[] {
  try {
    const { savedAt, attachments } = v.parse(kept, JSON.parse(sessionStorage.getItem(storageKey(key)) ?? ''));
    return Date.now() - savedAt < KEPT_MS ? attachments : [];
  } catch {
    return [];
  }
}

/** Keeps what is uploaded while the tab lives: over a reload and an ended session. */
export function keep(key: string, attachments: readonly Attachment[]): void {
  try {
    if (attachments.length === 0) sessionStorage.removeItem(storageKey(key));
    else sessionStorage.setItem(storageKey(key), JSON.stringify({ savedAt: Date.now(), attachments }));
  } catch {
    // A full or forbidden storage only costs the memory.
  }
}

/** By user: the next one in the same tab sees none of it. */
function storageKey(key: string): string {
  const session = getSession();
  return `shop.attachments.${key}.${session.status === 'in' ? session.user.id : 0}`;
}
