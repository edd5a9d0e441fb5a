import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { writeCookie } from '../../platform/http/session/cookies.ts';
import { hashSecret } from '../../platform/http/session/session.ts';
import { DEVICE_COOKIE } from '../../platform/http/session/visitor.ts';

const MAX_AGE_S = 180 * 86_400;

/**
 * Whether this browser has logged in to the account before. One query, whether or not there is such an account or such
 * a browser.
 */
export async function isKnownDevice(
  db: Db,
  device: string | undefined,
  account: { readonly column: 'login' | 'phone'; readonly value: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('known_devices.token_hash', '=', hashSecret(device ?? ''))
    .where(`users.${account.column}`, '=', account.value)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the browser and answers its secret, existing or new. */
export async function rememberDevice(
  db: Db,
  userId: number,
  device: string = randomBytes(32).toString('base64url'),
): Promise<string> {
  await db
    .insertInto('known_devices')
    .values({ token_hash: hashSecret(device), user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: new Date() }),
    )
    .execute();
  return device;
}

/** Forgets the user's known devices: after a change of the password every browser starts as a stranger. */
export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export function writeDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  writeCookie(request, reply, { name: DEVICE_COOKIE, value: device, maxAgeS: MAX_AGE_S });
}
