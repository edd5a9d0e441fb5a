import { randomBytes } from 'node:crypto';
import { CAPTCHA_FRAME } from '@shop/shared/contracts/captcha';
import type { FastifyInstance } from 'fastify';
import { captchaFrame, captchaPolicy } from './captcha-frame.ts';

interface EmbedSettings {
  /** Undefined: the shop has no captcha, and there is no such frame. */
  readonly captchaKey: string | undefined;
  readonly captchaOrigin: string;
}

/** Frames for what third parties bring (architecture §9): the shop's pages never run a line of theirs. */
export function registerEmbeds(app: FastifyInstance, { captchaKey, captchaOrigin }: EmbedSettings): void {
  if (captchaKey === undefined) {
    app.log.warn('CAPTCHA_KEY is not set: the forms of visitors have no captcha');
    return;
  }
  app.get(CAPTCHA_FRAME, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    const frame = { siteKey: captchaKey, origin: captchaOrigin, nonce };
    return reply
      .header('content-security-policy', captchaPolicy(frame))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(captchaFrame(frame));
  });
}
