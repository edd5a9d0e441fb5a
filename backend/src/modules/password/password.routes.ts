import {
  changePasswordByToken,
  changePassword as changePasswordCall,
  sendPasswordLink,
} from '@shop/contracts/account/account';
import { publicRoute, route } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { answerSession, refuseWhenImpersonating, writeDevice } from '../session/session.api.ts';
import { changeByVerificationToken, changePassword } from './change-password.ts';
import { requestPasswordLink } from './request-password-link.ts';

export const passwordRoutes = [
  publicRoute(sendPasswordLink, async ({ body, services, request }) => {
    await requestPasswordLink(services, body, visitorOf(request));
  }),

  publicRoute(changePasswordByToken, async ({ body, services, request, reply }) => {
    return answerSession(request, reply, await changeByVerificationToken(services, body, visitorOf(request)));
  }),

  // Attempts count also when the change is refused, so the call opens its transaction itself.
  route(changePasswordCall, async ({ actor, body, services, request, reply }) => {
    refuseWhenImpersonating(actor);
    const { device } = await changePassword(services, actor, body, visitorOf(request));
    writeDevice(request, reply, device);
  }),
];
