import type { FastifyRequest } from 'fastify';
import type { TokenStore } from '../../releases/store/token-store.ts';
import { findToken, mayChange } from '../../releases/store/tokens.ts';

/** A person who may replace areas in their own browser. */
interface Developer {
  /** The same at every sign-in. */
  readonly id: string;
  readonly mayDevelop: (area: string) => boolean;
}

/** Recognises developers. */
export interface Developers {
  /** The developer who signs in with this request, by the token in it. */
  verify(
    request: Pick<FastifyRequest, 'headers' | 'protocol'>,
    token: string | undefined,
  ): Promise<Developer | undefined>;
  /** The developer of an earlier sign-in, unless that right has been taken away since. */
  find(id: string): Promise<Developer | undefined>;
}

/** Developers are the holders of release tokens, `Authorization: Bearer …` or in the form. */
export function tokenHolders(tokens: TokenStore): Developers {
  return {
    async verify({ headers }, token) {
      const text = token ?? /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
      return text === undefined ? undefined : toDeveloper(await findToken(tokens, text));
    },
    async find(id) {
      return toDeveloper((await tokens.list()).find((token) => token.id === id));
    },
  };
}

function toDeveloper(
  token: { readonly id: string; readonly area: string } | undefined,
): Developer | undefined {
  return token && { id: token.id, mayDevelop: (area) => mayChange(token, area) };
}
