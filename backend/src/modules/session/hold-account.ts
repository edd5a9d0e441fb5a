import type { Db } from '../../platform/database/database.ts';

/** An account with the hash that a password was found to fit. */
export interface VerifiedAccount {
  readonly id: number;
  readonly password_hash: string;
}

/**
 * Holds an account until the transaction ends, if it is active and its password still is the one that was looked at
 * before: to verify a password takes longer than to change it. Whoever changes it meanwhile waits, and ends what begins
 * here; whoever has changed it is seen, and nothing begins.
 */
export async function holdAccount(tx: Db, { id, password_hash }: VerifiedAccount): Promise<boolean> {
  const held = await active(tx)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return held !== undefined;
}

/** The same for whoever is proven by a secret of the account. */
export async function holdActive(tx: Db, id: number): Promise<boolean> {
  return (await active(tx).where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The same for whoever is proven by a code of its phone. */
export function holdByPhone(tx: Db, phone: string): Promise<{ readonly id: number } | undefined> {
  return active(tx).where('phone', '=', phone).executeTakeFirst();
}

function active(tx: Db) {
  return tx.selectFrom('users').select('id').where('active', '=', true).forNoKeyUpdate();
}
