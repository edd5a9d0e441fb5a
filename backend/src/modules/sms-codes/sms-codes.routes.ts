import {
  authenticateByPhone,
  checkPhoneExists,
  checkSmsCode,
  sendSmsCode,
  validatePhone,
} from '@shop/shared/contracts/account';
import { SMS_CODE_MAX_AGE_S, SMS_RESEND_S } from '@shop/shared/contracts/constants';
import { verifyCaptcha } from '../../captcha/verify-captcha.ts';
import { Credentials } from '../../http/errors.ts';
import { publicRoute } from '../../http/route.ts';
import { visitorOf } from '../../http/visitor.ts';
import { issueSecret } from '../session/single-use-secrets.ts';
import { answerSession, startSession } from '../session/start-session.ts';
import { readChallenge, writeChallenge } from './challenge-cookie.ts';
import { countPhoneQuestion } from './sms-code-limits.ts';
import { findByPhone, sendCode, useCode } from './sms-codes.service.ts';

const CHECK_WORD_MAX_AGE_S = 600;

/** The same for a code that is wrong, old, worn out, another browser's, or of a phone nobody has. */
const wrongCode = () => new Credentials('Код не подходит: он неверный или уже не действует. Запросите новый');

export const smsCodeRoutes = [
  publicRoute(sendSmsCode, async ({ body, db, request, reply, services }) => {
    await verifyCaptcha(services, body.captchaToken, request.ip);
    const challenge = writeChallenge(request, reply);
    const { siteName } = services.settings;
    await sendCode(db, { ...body, challenge, siteName }, visitorOf(request));
    return { resendAfterS: SMS_RESEND_S, expiresInS: SMS_CODE_MAX_AGE_S };
  }),

  publicRoute(authenticateByPhone, async ({ body, db, request, reply }) => {
    const visitor = visitorOf(request);
    const attempt = { ...body, purpose: 'login', challenge: readChallenge(request) } as const;
    const { user } = await useCode(db, attempt, visitor);
    if (user === undefined) throw wrongCode();
    return answerSession(request, reply, await startSession(db, user.id, visitor));
  }),

  publicRoute(checkSmsCode, async ({ body, db, request }) => {
    const attempt = { ...body, challenge: readChallenge(request) };
    const { isRight, user } = await useCode(db, attempt, visitorOf(request));
    if (!isRight) throw wrongCode();
    const opens =
      body.purpose === 'recovery'
        ? ({ purpose: 'recovery', userId: user?.id ?? null } as const)
        : ({ purpose: 'phone', phone: body.phone } as const);
    return { checkWord: await issueSecret(db, opens, CHECK_WORD_MAX_AGE_S) };
  }),

  publicRoute(validatePhone, ({ body }) => ({ phone: body.phone })),

  publicRoute(checkPhoneExists, async ({ body, db, request }) => {
    await countPhoneQuestion(db, request.ip);
    return { exists: (await findByPhone(db, body.phone)) !== undefined };
  }),
];
