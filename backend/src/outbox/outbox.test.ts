import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { queueMail, queueSms } from './outbox.ts';
import { sendWaiting } from './outbox-sender.ts';

describe('the outbox', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase({ withPeople: false });
  });
  after(() => database.close());
  const letter = (subject: string) => ({ recipient: 'buyer@demo.example', subject, body: 'Текст' });

  it('keeps no letter of a transaction that was rolled back', async () => {
    await database.db
      .transaction()
      .execute(async (tx) => {
        await queueMail(tx, letter('Никогда'));
        throw new Error('rolled back');
      })
      .catch(() => {});
    assert.deepEqual(await database.db.selectFrom('outbox').selectAll().execute(), []);
  });

  it('sends each letter once and keeps a failed one with its reason', async () => {
    const { db } = database;
    await queueMail(db, letter('Хорошее'));
    await queueMail(db, letter('Плохое'));
    await queueSms(db, '79000000001', 'Код 1234');
    const sent: string[] = [];
    const send = async ({ subject }: { subject: string }) => {
      if (subject === 'Плохое') throw new Error('550 no such mailbox');
      sent.push(subject);
    };
    await sendWaiting(db, send);
    await sendWaiting(db, send);
    assert.deepEqual(sent, ['Хорошее']);
    const failed = await db
      .selectFrom('outbox')
      .select(['attempts', 'last_error', 'sent_at'])
      .where('subject', '=', 'Плохое')
      .executeTakeFirst();
    assert.deepEqual(failed, { attempts: 2, last_error: '550 no such mailbox', sent_at: null });
  });
});
