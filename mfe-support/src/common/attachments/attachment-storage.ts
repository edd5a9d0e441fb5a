import { type Attachment, attachment } from '@shop/contracts/support/attachments';
import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

/** The server deletes unsent files after a day. */
const STORED_MS = 20 * 3_600_000;
const schema = v.object({ savedAt: v.number(), attachments: v.array(attachment) });

/** Names and ids of files that were uploaded and not sent, for 20 hours. */
const stored = persisted(schema, 'shop.attachments.{form}.{user}', 'tab');

/** Files that were uploaded under a key in this tab and not sent. */
export function readStoredAttachments(key: string): readonly Attachment[] {
  const known = stored.read({ form: key });
  return known && Date.now() - known.savedAt < STORED_MS ? known.attachments : [];
}

/** Stores uploaded files while the tab lives, across a reload and an ended session. */
export function storeAttachments(key: string, attachments: readonly Attachment[]): void {
  const isEmpty = attachments.length === 0;
  stored.write(isEmpty ? undefined : { savedAt: Date.now(), attachments: [...attachments] }, { form: key });
}
