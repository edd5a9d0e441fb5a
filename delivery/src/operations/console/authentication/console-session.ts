import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readCookie } from '../../../accounts/shop-session.ts';

/** The shop's own session behind a session of the console: its token and the cookie that belongs to it. */
const shopSession = v.object({
  kind: v.literal('operator'),
  name: v.string(),
  token: v.string(),
  /** `sid=…` as the API set it. */
  sid: v.string(),
  /** When the API last confirmed all of this. */
  checkedAtMs: v.number(),
});
const tokenSession = v.object({ kind: v.literal('token'), tokenId: v.string() });

const consoleSession = v.object({
  /** A random value in every form, against forms made by another site or for another session. */
  id: v.string(),
  expiresAtMs: v.number(),
  holder: v.variant('kind', [shopSession, tokenSession]),
});
/**
 * A session of the console, stored in the browser and encrypted, so that it reveals nothing and cannot be
 * forged.
 */
export type ConsoleSession = v.InferOutput<typeof consoleSession>;
export type Holder = ConsoleSession['holder'];
export type Operator = v.InferOutput<typeof shopSession>;

type Visit = Pick<FastifyRequest, 'headers' | 'protocol'>;

const SESSION_MS = 12 * 60 * 60 * 1000;
const PATH = '/operations/';

export function newSession(holder: Holder, nowMs = Date.now()): ConsoleSession {
  return { id: randomBytes(16).toString('base64url'), expiresAtMs: nowMs + SESSION_MS, holder };
}

/** The Set-Cookie header that stores a session; without one, the header that deletes it. */
export function sessionCookie(visit: Visit, secret: string, session: ConsoleSession | undefined): string {
  const secure = visit.protocol === 'https' ? '; Secure' : '';
  const value = session ? seal(session, secret) : '';
  const maxAgeS = session ? Math.max(0, Math.round((session.expiresAtMs - Date.now()) / 1000)) : 0;
  return `${nameFor(visit)}=${value}; Max-Age=${maxAgeS}; Path=${PATH}; HttpOnly; SameSite=Strict${secure}`;
}

/** The session in a request, if this shop has made it and it has not expired. */
export function readSession(visit: Visit, secret: string, nowMs = Date.now()): ConsoleSession | undefined {
  const value = readCookie(visit, nameFor(visit));
  const opened = value === undefined ? undefined : open(value, secret);
  return opened && opened.expiresAtMs > nowMs ? opened : undefined;
}

/** The form token of a session. */
export function formTokenOf({ id }: ConsoleSession, secret: string): string {
  return createHmac('sha256', secret).update(`form ${id}`).digest('base64url');
}

export function isFormToken(given: unknown, session: ConsoleSession, secret: string): boolean {
  const expected = Buffer.from(formTokenOf(session, secret));
  const sent = Buffer.from(typeof given === 'string' ? given : '');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** The path forbids `__Host-`; over https at least no page without it can set a cookie of this name. */
function nameFor({ protocol }: Pick<Visit, 'protocol'>): string {
  return protocol === 'https' ? '__Secure-shop-console' : 'shop-console';
}

function seal(session: ConsoleSession, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(session)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(value: string, secret: string): ConsoleSession | undefined {
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length < 28) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
    const parsed = v.safeParse(consoleSession, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** A key for this alone, of the secret of all origins. */
function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('console session').digest();
}
