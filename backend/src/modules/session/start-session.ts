import { randomBytes } from 'node:crypto';
import { SESSION_MAX_AGE_S } from '@shop/domain/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/http/session/session.ts';
import { writeSid } from '../../platform/http/session/sid-cookie.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { rememberDevice, writeDevice } from './known-devices.ts';
import { recordSecurityEvent } from './security-events.ts';

/** The secrets of a new session. */
export interface NewSession {
  /** Goes into the header. */
  readonly token: string;
  /** Goes into the HttpOnly cookie that binds the token to the browser. */
  readonly sid: string;
  /** Goes into the cookie by which a known browser is recognised. */
  readonly device: string;
}

/** Logs the user in, by whatever proof the caller has verified, and remembers the browser. */
export async function startSession(db: Db, userId: number, visitor: Visitor): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const sid = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      sid_hash: hashSecret(sid),
      user_id: userId,
      user_agent: visitor.userAgent,
      expires_at: new Date(Date.now() + SESSION_MAX_AGE_S * 1000),
    })
    .execute();
  const device = await rememberDevice(db, userId, visitor.device);
  await recordSecurityEvent(db, visitor, { kind: 'login', userId });
  return { token, sid, device };
}

/** Sets the cookies; the result is the answer of every call that logs in. */
export function answerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, sid, device }: NewSession,
): { token: string } {
  writeSid(request, reply, sid);
  writeDevice(request, reply, device);
  return { token };
}
