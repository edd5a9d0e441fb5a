import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredToken, TokenStore } from './token-store.ts';

const shape = /^shop_([0-9a-f]{12})_[0-9A-Za-z_-]{43}$/;

export const EVERY_AREA = '*';

/** Creates a token. Its text is returned once and stored nowhere. */
export async function createToken(
  tokens: TokenStore,
  { area, name, by }: { area: string; name: string; by: string },
): Promise<{ readonly token: StoredToken; readonly text: string }> {
  const id = randomBytes(6).toString('hex');
  const text = `shop_${id}_${randomBytes(32).toString('base64url')}`;
  const token = { id, area, name, hash: hashOf(text), createdAt: new Date().toISOString(), createdBy: by };
  await tokens.add(token);
  return { token, text };
}

/** The token with this text; undefined when it is unknown or revoked. */
export async function findToken(tokens: TokenStore, text: string): Promise<StoredToken | undefined> {
  const id = shape.exec(text)?.[1];
  if (id === undefined) return undefined;
  const found = (await tokens.list()).find((token) => token.id === id);
  const isIt = found && timingSafeEqual(Buffer.from(found.hash, 'hex'), Buffer.from(hashOf(text), 'hex'));
  return isIt ? found : undefined;
}

/** Whether a token may change an area. */
export function mayChange({ area }: Pick<StoredToken, 'area'>, target: string): boolean {
  return area === EVERY_AREA || area === target;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
