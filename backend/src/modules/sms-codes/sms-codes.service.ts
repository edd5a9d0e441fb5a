import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { SMS_CODE_LENGTH, SMS_CODE_MAX_AGE_S, SMS_CODE_TRIES } from '@shop/shared/contracts/constants';
import type { Db } from '../../database/database.ts';
import type { CodePurpose } from '../../database/tables/entrance.ts';
import { hashSecret } from '../../http/session.ts';
import type { Visitor } from '../../http/visitor.ts';
import { queueSms } from '../../outbox/outbox.ts';
import { countSecretAttempt, forgiveLoginAttempt } from '../session/login-limits.ts';
import { recordSecurityEvent } from '../session/security-events.ts';
import { countCode } from './sms-code-limits.ts';

interface CodeRequest {
  readonly phone: string;
  readonly purpose: CodePurpose;
  /** Of the browser that asks (challenge-cookie.ts). */
  readonly challenge: string;
  readonly siteName: string;
}

/**
 * Sends a code, which voids the older one. To log in or to recover a password it goes to registered phones only; for
 * others all the same is done and nothing is sent. Throws `Limit`.
 */
export async function sendCode(db: Db, request: CodeRequest, visitor: Visitor): Promise<void> {
  const { phone, purpose, challenge, siteName } = request;
  await countCode(db, phone, purpose, visitor.address);
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
  const expiresAt = new Date(Date.now() + SMS_CODE_MAX_AGE_S * 1000);
  await db.transaction().execute(async (tx) => {
    const user = await findByPhone(tx, phone);
    await tx
      .updateTable('sms_codes')
      .set({ ended_at: new Date() })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('ended_at', 'is', null)
      .execute();
    const isWanted = purpose === 'registration' || user !== undefined;
    const codeHash = hashCode(challenge, phone, purpose, code);
    await tx
      .insertInto('sms_codes')
      .values({
        phone,
        purpose,
        challenge_hash: hashSecret(challenge),
        code_hash: isWanted ? codeHash : randomBytes(codeHash.length),
        expires_at: expiresAt,
      })
      .execute();
    await queueSms(tx, phone, `${siteName}: код ${code}. Никому его не сообщайте.`, { expiresAt, isWanted });
  });
}

interface CodeTry {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly challenge: string | undefined;
}

/**
 * Uses the code up, if it is right, in time, asked for by this browser, and tried at most five times; of two who bring
 * it at once one is right. Answers whose phone it is. Throws `Limit`. Known and unknown phones take the same steps.
 * Another browser's tries do not count at the code: they are hopeless, and would shut its owner out.
 */
export async function useCode(db: Db, attempt: CodeTry, visitor: Visitor) {
  const { phone, purpose, code, challenge = '' } = attempt;
  const tries = await countSecretAttempt(db, visitor);
  const open = await db
    .updateTable('sms_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date())
    .where('tries', '<', SMS_CODE_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  const given = hashCode(challenge, phone, purpose, code);
  const isRight = timingSafeEqual(given, open?.code_hash ?? Buffer.alloc(given.length));
  const used = await db
    .updateTable('sms_codes')
    .set({ ended_at: new Date() })
    .where('id', '=', isRight && open ? open.id : 0)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const user = await findByPhone(db, phone);
  if (used === undefined) {
    await recordSecurityEvent(db, visitor, { kind: 'code-failed', userId: user?.id });
    return { isRight: false, user: undefined };
  }
  await forgiveLoginAttempt(db, tries);
  return { isRight: true, user };
}

export function findByPhone(db: Db, phone: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('active', '=', true)
    .executeTakeFirst();
}

function hashCode(challenge: string, phone: string, purpose: CodePurpose, code: string): Buffer {
  return createHmac('sha256', challenge).update(`${purpose} ${phone} ${code}`).digest();
}
