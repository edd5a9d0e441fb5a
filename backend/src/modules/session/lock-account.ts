import type { Db } from '../../platform/database/database.ts';

/** An account with the hash that the password was verified against. */
export interface VerifiedAccount {
  readonly id: number;
  readonly password_hash: string;
}

/**
 * Locks an account until the transaction ends, if it is active and its password is still the one that was verified:
 * verifying takes longer than changing it. A change that comes during the lock waits and then ends the session begun
 * here; after an earlier change nothing begins.
 */
export async function lockAccount(tx: Db, { id, password_hash }: VerifiedAccount): Promise<boolean> {
  const locked = await active(tx)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return locked !== undefined;
}

/** Locks the account where a secret of the account is the proof. */
export async function lockActiveAccount(tx: Db, id: number): Promise<boolean> {
  return (await active(tx).where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Locks the account where a code sent to its phone is the proof. */
export function lockAccountByPhone(tx: Db, phone: string): Promise<{ readonly id: number } | undefined> {
  return active(tx).where('phone', '=', phone).executeTakeFirst();
}

function active(tx: Db) {
  return tx.selectFrom('users').select('id').where('active', '=', true).forNoKeyUpdate();
}
