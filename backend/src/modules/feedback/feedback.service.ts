import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import { siteOf } from '../site/site.api.ts';
import { type Feedback, feedbackEmail } from './feedback-emails.ts';

/** Saves a message and queues an email to the shop, in one transaction. Returns the number of the message. */
export async function saveFeedback(db: Db, actor: Actor | null, feedback: Feedback): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('feedback')
      .values({ ...feedback, user_id: actor?.userId ?? null, acted_by: actor?.actedBy?.id ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { email } = await siteOf(tx).footer();
    // Without an email address, the shop reads the table.
    if (email !== '') await queueEmail(tx, { recipient: email, ...feedbackEmail(id, actor, feedback) });
    return id;
  });
}
