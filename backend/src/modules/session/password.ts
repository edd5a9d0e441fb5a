import { randomBytes } from 'node:crypto';
import { argon2id, hash, verify } from 'argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const options = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** The hash of a random password that nobody knows, for an account whose owner has yet to set one. */
export function hashUnknownPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

/** Takes the same time whether or not there is an account to compare with. */
export async function isPasswordOf(
  account: { readonly password_hash: string } | undefined,
  password: string,
) {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(account?.password_hash ?? (await decoy), password);
  return account !== undefined && matches;
}
