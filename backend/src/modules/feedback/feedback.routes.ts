import { NO_CONSENT_REFUSALS } from '@shop/contracts/account/consents';
import { sendFeedback } from '@shop/contracts/support/feedback';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.ts';
import { publicRoute } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { countAttempts, type RateLimit } from '../../platform/limits/rate-limit.ts';
import { readTicked } from '../consents/consents.api.ts';
import { saveFeedback } from './feedback.service.ts';

/** 5 messages at once and 5 more in 10 minutes. */
const perIpAddress: RateLimit = {
  name: 'feedback',
  free: 5,
  leakS: 120,
  beyond: 'full',
  message: 'С\u00a0вашего адреса уже пришло несколько сообщений.',
};
/** Twice the longest Cyrillic message with a captcha token. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** The feedback form (§2, §7). Public, therefore rate-limited and protected by the captcha if the shop has one. */
export const feedbackRoutes = [
  publicRoute(
    sendFeedback,
    async ({ db, services, actor, body: { captchaToken, consents, ...feedback }, request, log }) => {
      await countAttempts(db, [{ limit: perIpAddress, subject: request.ip }]);
      await verifyCaptcha(services, captchaToken, request.ip);
      const ticked =
        consents && (await readTicked(db, consents, visitorOf(request), NO_CONSENT_REFUSALS.feedback));
      log.info({ feedbackId: await saveFeedback(db, actor, feedback, ticked) }, 'feedback saved');
    },
    { bodyLimit: BODY_LIMIT_BYTES },
  ),
];
