import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { TickedConsent } from '../../platform/database/schema.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import { recordConsents } from '../consents/consents.api.ts';
import { siteOf } from '../site/site.api.ts';
import { type Feedback, feedbackEmail } from './feedback-emails.ts';

/**
 * Saves a message and queues an email to the shop, in one transaction. What was ticked is a consent of the customer;
 * that of a visitor stays with the message. Returns the number of the message.
 */
export async function saveFeedback(
  db: Db,
  actor: Actor | null,
  feedback: Feedback,
  ticked: readonly TickedConsent[] = [],
): Promise<number> {
  const customer = actor?.role === 'CUSTOMER' && actor.actedBy === null ? actor.userId : undefined;
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('feedback')
      .values({
        ...feedback,
        user_id: actor?.userId ?? null,
        acted_by: actor?.actedBy?.id ?? null,
        consents: JSON.stringify(actor === null ? ticked : []),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (customer !== undefined) await recordConsents(tx, customer, 'feedback', ticked);
    const { email } = await siteOf(tx).footer();
    // Without an email address, the shop reads the table.
    if (email !== '') await queueEmail(tx, { recipient: email, ...feedbackEmail(id, actor, feedback) });
    return id;
  });
}
