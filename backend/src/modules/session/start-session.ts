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
  /** For the header. */
  readonly token: string;
  /** For the HttpOnly cookie that binds the token to the browser. */
  readonly sid: string;
  /** For the cookie by which the browser is known again. */
  readonly device: string;
}

/** Logs the user in, whatever has proven who it is, and remembers the browser. */
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

/** Hands the secrets to the browser; what is returned is the answer of every call that logs in. */
export function answerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, sid, device }: NewSession,
): { token: string } {
  writeSid(request, reply, sid);
  writeDevice(request, reply, device);
  return { token };
}
