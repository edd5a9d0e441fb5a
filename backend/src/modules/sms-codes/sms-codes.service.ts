import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { SMS_CODE_ATTEMPTS, SMS_CODE_LENGTH, SMS_CODE_MAX_AGE_S } from '@shop/domain/constants';
import { checkVisitor } from '../../platform/captcha/check-visitor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { CodePurpose } from '../../platform/database/schema.ts';
import { Credentials } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import { hashSecret } from '../../platform/http/session/session.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { queueSms } from '../../platform/message-outbox/queue-message.ts';
import {
  countSecretAttempt,
  forgiveLoginAttempt,
  lockAccountByPhone,
  recordSecurityEvent,
} from '../session/session.api.ts';
import { codeAttempts } from './sms-code-limits.ts';

interface CodeRequest {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly captchaToken: string;
  /** The challenge of the browser that asks (challenge-cookie.ts). */
  readonly challenge: string;
}

/**
 * Sends a code, which voids only the former one of the same browser. Codes to log in or to recover a password go to
 * registered phones only; for others the same work is done and nothing is sent. Throws `Limit`, and `Validation` of the
 * captcha.
 */
export async function sendCode(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  { phone, purpose, captchaToken, challenge }: CodeRequest,
  visitor: Visitor,
): Promise<void> {
  const { db, settings } = services;
  await checkVisitor(services, await codeAttempts(db, { phone, purpose }, visitor), captchaToken, visitor);
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
  const challengeHash = hashSecret(challenge);
  const expiresAt = new Date(Date.now() + SMS_CODE_MAX_AGE_S * 1000);
  await db.transaction().execute(async (tx) => {
    const user = await findByPhone(tx, phone);
    await tx
      .updateTable('sms_codes')
      .set({ ended_at: new Date() })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('challenge_hash', '=', challengeHash)
      .where('ended_at', 'is', null)
      .execute();
    const isWanted = purpose === 'registration' || user !== undefined;
    const codeHash = hashCode(challenge, phone, purpose, code);
    await tx
      .insertInto('sms_codes')
      .values({
        phone,
        purpose,
        challenge_hash: challengeHash,
        code_hash: isWanted ? codeHash : randomBytes(codeHash.length),
        expires_at: expiresAt,
      })
      .execute();
    const body = `${settings.siteName}: код ${code}. Никому его не сообщайте.`;
    await queueSms(tx, phone, body, { expiresAt, isWanted });
  });
}

interface CodeAttempt {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly challenge: string | undefined;
}

/**
 * Exchanges a right code for the result of `open`, in the transaction that uses the code up: both are saved, or
 * neither. A code is right once, in time, in the browser that asked for it, and at most at its fifth attempt. `open`
 * gets the phone's account, and answers undefined where that opens nothing. Throws `Limit`, and `Credentials` in the
 * same words for a code that is wrong, expired, worn out, another browser's, or of a phone nobody has; all take the
 * same steps. Another browser's attempts do not count against the code: they cannot succeed, and would lock its owner
 * out.
 */
export async function exchangeCode<T>(
  db: Db,
  attempt: CodeAttempt,
  visitor: Visitor,
  open: (tx: Db, user: { readonly id: number } | undefined) => Promise<T | undefined>,
): Promise<T> {
  const attempts = await countSecretAttempt(db, visitor);
  const opened = await db.transaction().execute(async (tx) => {
    const isRight = await spendCode(tx, attempt);
    const user = await lockAccountByPhone(tx, attempt.phone);
    if (isRight) return open(tx, user);
    await recordSecurityEvent(tx, visitor, { kind: 'code-failed', userId: user?.id });
    return undefined;
  });
  if (opened === undefined)
    throw new Credentials('Код не подходит: он неверный или уже не действует. Запросите новый');
  await forgiveLoginAttempt(db, attempts);
  return opened;
}

/**
 * Counts the attempt against the code and uses the code up if it is right. Of two concurrent right attempts one
 * succeeds.
 */
async function spendCode(tx: Db, { phone, purpose, code, challenge = '' }: CodeAttempt): Promise<boolean> {
  const tried = await tx
    .updateTable('sms_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date())
    .where('tries', '<', SMS_CODE_ATTEMPTS)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  const given = hashCode(challenge, phone, purpose, code);
  const isRight = timingSafeEqual(given, tried?.code_hash ?? Buffer.alloc(given.length));
  const used = await tx
    .updateTable('sms_codes')
    .set({ ended_at: new Date() })
    .where('id', '=', isRight && tried ? tried.id : 0)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
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
