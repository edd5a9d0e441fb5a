import { randomBytes } from 'node:crypto';
import { CAPTCHA_FRAME } from '@shop/contracts/account/captcha';
import { MAP_FRAME } from '@shop/contracts/platform/map';
import type { FastifyInstance } from 'fastify';
import { captchaFrame, captchaPolicy } from './captcha-frame.ts';
import { mapFrame, mapPolicy } from './map-frame.ts';

interface EmbedSettings {
  /** Undefined when the shop has no captcha; then there is no such frame. */
  readonly captchaKey: string | undefined;
  readonly captchaOrigin: string;
  /** Undefined when the shop has no maps; then there is no such frame. */
  readonly mapsKey: string | undefined;
  readonly mapsOrigin: string;
}

/** Frames for third parties' code (architecture §9): pages of the shop never run a line of it. */
export function registerEmbeds(app: FastifyInstance, settings: EmbedSettings): void {
  const { captchaKey, captchaOrigin, mapsKey, mapsOrigin } = settings;
  if (captchaKey === undefined) {
    app.log.warn('CAPTCHA_KEY is not set: the forms of visitors have no captcha');
  } else {
    serve(app, CAPTCHA_FRAME, (nonce) => {
      const frame = { siteKey: captchaKey, origin: captchaOrigin, nonce };
      return { policy: captchaPolicy(frame), page: captchaFrame(frame) };
    });
  }
  if (mapsKey === undefined) return;
  serve(app, MAP_FRAME, (nonce) => {
    const frame = { key: mapsKey, origin: mapsOrigin, nonce };
    return { policy: mapPolicy(frame), page: mapFrame(frame) };
  });
}

/** `draw` gets a nonce that is fresh for every answer. */
function serve(
  app: FastifyInstance,
  path: string,
  draw: (nonce: string) => { readonly policy: string; readonly page: string },
): void {
  app.get(path, (_request, reply) => {
    const { policy, page } = draw(randomBytes(16).toString('base64url'));
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
