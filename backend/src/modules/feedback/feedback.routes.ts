import { sendFeedback } from '@shop/contracts/support/feedback';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.ts';
import { publicRoute } from '../../platform/http/route.ts';
import { type Throttle, takeTries } from '../../platform/limits/throttle.ts';
import { keepFeedback } from './feedback.service.ts';

/** 5 messages of an address at once, and 5 more in 10 minutes. */
const perAddress: Throttle = {
  name: 'feedback',
  free: 5,
  leakS: 120,
  beyond: 'full',
  message: 'С\u00a0вашего адреса уже пришло несколько сообщений.',
};
/** Twice the longest message in Cyrillic, with a token beside it. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** The feedback form (§2, §7): open to all, so it is limited, and guarded by the captcha where the shop has one. */
export const feedbackRoutes = [
  publicRoute(
    sendFeedback,
    async ({ db, services, actor, body: { captchaToken, ...feedback }, request, log }) => {
      await takeTries(db, [{ throttle: perAddress, subject: request.ip }]);
      await verifyCaptcha(services, captchaToken, request.ip);
      log.info({ feedbackId: await keepFeedback(db, actor, feedback) }, 'feedback kept');
    },
    { bodyLimit: BODY_LIMIT_BYTES },
  ),
];
