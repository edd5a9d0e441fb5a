import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Credentials, exchangeKinds } from '../../../modules/exchange/exchange.api.ts';

/** The cookie that `checkauth` names. */
export const EXCHANGE_COOKIE = 'exchange';

/** A call that the exchange refuses; 1C writes the message into its protocol. */
export class ExchangeRefusal extends Error {
  override readonly name = 'ExchangeRefusal';
}

const modes = ['checkauth', 'init', 'file', 'import', 'query', 'success', 'complete', 'deactivate'] as const;
type ExchangeMode = (typeof modes)[number];

const query = v.object({
  type: v.picklist(exchangeKinds),
  mode: v.picklist(modes),
  filename: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  version: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(20),
      v.trim(),
      v.transform((text) => (/^\d+(\.\d+)*$/.test(text) ? text : '')),
    ),
    '',
  ),
});

export interface ExchangeQuery {
  readonly type: (typeof exchangeKinds)[number];
  readonly mode: ExchangeMode;
  readonly filename: string;
  /** The version of the schema that the client speaks; empty if it does not say. */
  readonly version: string;
}

/** Reads what a call asks for. Throws `ExchangeRefusal`. */
export function readExchangeQuery(request: FastifyRequest): ExchangeQuery {
  const result = v.safeParse(query, request.query);
  if (result.success) return result.output;
  const { type, mode } = request.query as Record<string, unknown>;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  if (field === 'type') throw new ExchangeRefusal(`Вид обмена type=${shown(type)} не поддерживается`);
  if (field === 'mode') throw new ExchangeRefusal(`Действие mode=${shown(mode)} не поддерживается`);
  throw new ExchangeRefusal(`Параметр ${field} слишком длинный или повторяется`);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 40) : '';
}

/** Login and password of Basic authentication, in UTF-8 or, as older platforms send them, in windows-1251. */
export function readCredentials({ headers }: FastifyRequest): Credentials | null {
  const [, encoded] = /^Basic\s+([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const bytes = Buffer.from(encoded, 'base64');
  const text = decode(bytes);
  const colon = text.indexOf(':');
  // The database has no such character.
  if (text.includes('\0')) return null;
  return colon === -1 ? null : { login: text.slice(0, colon), password: text.slice(colon + 1) };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The token of the exchange in the cookie. */
export function readExchangeToken({ headers }: FastifyRequest): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, token] = pairs.find(([name]) => name === EXCHANGE_COOKIE) ?? [];
  return token === undefined || token === '' ? null : token;
}
