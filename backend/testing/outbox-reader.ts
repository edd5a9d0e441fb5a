import { checkSmsCode, sendSmsCode } from '@shop/contracts/account/account';
import type { Db } from '../src/platform/database/database.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** The last message to a recipient; undefined if there is none. */
export async function latestTo(db: Db, recipient: string) {
  return db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The four digits of the phone's latest text message. */
export async function latestCode(db: Db, phone: string): Promise<string> {
  const message = await latestTo(db, phone);
  return /\d{4}/.exec(message?.body ?? '')?.[0] ?? '';
}

/** The value of a query parameter in the link of the latest email. */
export async function latestLinkSecret(db: Db, email: string, parameter: string): Promise<string> {
  const message = await latestTo(db, email);
  return new RegExp(`[?&]${parameter}=([\\w-]+)`).exec(message?.body ?? '')?.[1] ?? '';
}

/** Confirms the phone as a page does; returns the verification token. */
export async function confirmPhone(
  app: TestApp,
  browser: TestClient,
  phone: string,
  purpose: 'registration' | 'recovery',
): Promise<string> {
  await browser.call(sendSmsCode, { body: { phone, purpose } });
  const code = await latestCode(app.db, phone);
  return (await browser.call(checkSmsCode, { body: { phone, code, purpose } })).checkWord;
}
