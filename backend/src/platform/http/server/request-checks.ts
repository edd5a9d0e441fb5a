import { createHash } from 'node:crypto';
import { CLOCK_TOLERANCE_S } from '@shop/domain/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ClockError, Forbidden } from '../../errors/errors.ts';
import type { Services } from '../services.ts';
import { csrfTokenOf } from '../session/session.ts';
import { readSid } from '../session/sid-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Needs neither Date nor Hash: health, the OpenAPI document, single-use file URLs. */
    isUnchecked?: boolean;
  }
}

/** Checks the headers of every call (§7): first the clock and the hash, then the session. */
export function registerRequestChecks(app: FastifyInstance, { actors, changes, settings }: Services): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.isUnchecked) return;
    const { date, hash } = request.headers;
    const mirrored = request.headers['x-date'];
    checkClock([date, mirrored], hash, settings.hashSalt, Date.now());
    const token = readToken(request);
    const sid = readSid(request);
    await changes.caughtUp();
    if (token !== undefined) request.actor = await actors.find(token, sid);
    const csrf = request.headers['x-csrf-token'];
    if (csrf === undefined || csrf === csrfTokenOf(sid ?? '')) return;
    throw new Forbidden('Запрос пришёл не с этой страницы');
  });
}

/** Reads the session token from the header only, never from the page's cookie with the same token. */
export function readToken(request: FastifyRequest): string | undefined {
  const token = request.headers['authorization-token'];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

type Header = string | string[] | undefined;

/**
 * Throws `ClockError` unless the hash matches one of the dates, as the exact header value, and the date is at most 300
 * s off. The salt is in every page, so this proves freshness and integrity, never identity.
 */
function checkClock(dates: readonly Header[], hash: Header, salt: string, nowMs: number): void {
  const given = dates.filter((date): date is string => typeof date === 'string' && date !== '');
  if (given.length === 0) throw new ClockError('В запросе нет даты');
  if (typeof hash !== 'string') throw new ClockError('В запросе нет подписи');
  const date = given.find(
    (text) =>
      createHash('sha256')
        .update(salt + text)
        .digest('hex') === hash,
  );
  if (date === undefined) throw new ClockError('Подпись запроса не сходится с его датой');
  const offMs = Math.abs(Date.parse(date) - nowMs);
  if (!(offMs <= CLOCK_TOLERANCE_S * 1000))
    throw new ClockError('Время запроса расходится с временем сервера');
}
