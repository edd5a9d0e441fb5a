import {
  authenticateByPhone,
  checkPhoneExists,
  checkSmsCode,
  sendSmsCode,
  validatePhone,
} from '@shop/contracts/account/account';
import { SMS_CODE_MAX_AGE_S, SMS_RESEND_S } from '@shop/domain/constants';
import { publicRoute } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { answerSession, issueSecret, startSession } from '../session/session.api.ts';
import { readChallenge, writeChallenge } from './challenge-cookie.ts';
import { countPhoneQuestion } from './sms-code-limits.ts';
import { exchangeCode, findByPhone, sendCode } from './sms-codes.service.ts';

const VERIFICATION_TOKEN_MAX_AGE_S = 600;

export const smsCodeRoutes = [
  publicRoute(sendSmsCode, async ({ body, request, reply, services }) => {
    const challenge = writeChallenge(request, reply);
    await sendCode(services, { ...body, challenge }, visitorOf(request));
    return { resendAfterS: SMS_RESEND_S, expiresInS: SMS_CODE_MAX_AGE_S };
  }),

  publicRoute(authenticateByPhone, async ({ body, db, request, reply }) => {
    const visitor = visitorOf(request);
    const attempt = { ...body, purpose: 'login', challenge: readChallenge(request) } as const;
    const session = await exchangeCode(
      db,
      attempt,
      visitor,
      async (tx, user) => user && startSession(tx, user.id, visitor),
    );
    return answerSession(request, reply, session);
  }),

  publicRoute(checkSmsCode, async ({ body, db, request }) => {
    const { phone, purpose } = body;
    const attempt = { ...body, challenge: readChallenge(request) };
    const checkWord = await exchangeCode(db, attempt, visitorOf(request), (tx, user) => {
      const opens =
        purpose === 'recovery'
          ? ({ purpose, userId: user?.id ?? null } as const)
          : ({ purpose: 'phone', phone } as const);
      return issueSecret(tx, opens, VERIFICATION_TOKEN_MAX_AGE_S);
    });
    return { checkWord };
  }),

  publicRoute(validatePhone, ({ body }) => ({ phone: body.phone })),

  publicRoute(checkPhoneExists, async ({ body, db, request }) => {
    await countPhoneQuestion(db, request.ip);
    return { exists: (await findByPhone(db, body.phone)) !== undefined };
  }),
];
