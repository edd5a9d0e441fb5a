import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../../platform/http/session/cookies.ts';

const NAME = 'code';
const MAX_AGE_S = 86_400;

/**
 * The secret of a browser that asks for codes. Codes are hashed with it, so that a code works in that browser alone and
 * its few digits cannot be brute-forced from a copy of the database. Undefined before the first code.
 */
export function readChallenge(request: FastifyRequest): string | undefined {
  const challenge = readCookie(request, NAME);
  return challenge !== undefined && /^[\w-]{43}$/.test(challenge) ? challenge : undefined;
}

/** Gives the browser its secret, existing or new. */
export function writeChallenge(request: FastifyRequest, reply: FastifyReply): string {
  const value = readChallenge(request) ?? randomBytes(32).toString('base64url');
  writeCookie(request, reply, { name: NAME, value, maxAgeS: MAX_AGE_S });
  return value;
}
