import {
  changePasswordByCheckWord,
  changePassword as changePasswordCall,
  sendPasswordLink,
} from '@shop/contracts/account/account';
import { publicRoute, route } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { answerSession, refuseWhenActing, writeDevice } from '../session/session.api.ts';
import { askForPasswordLink } from './ask-for-password-link.ts';
import { changeByCheckWord, changePassword } from './change-password.ts';

export const passwordRoutes = [
  publicRoute(sendPasswordLink, async ({ body, services, request }) => {
    await askForPasswordLink(services, body, visitorOf(request));
  }),

  publicRoute(changePasswordByCheckWord, async ({ body, services, request, reply }) => {
    return answerSession(request, reply, await changeByCheckWord(services, body, visitorOf(request)));
  }),

  // Its limits hold also when the change is refused, so it makes its transaction itself.
  route(changePasswordCall, async ({ actor, body, services, request, reply }) => {
    refuseWhenActing(actor);
    const { device } = await changePassword(services, actor, body, visitorOf(request));
    writeDevice(request, reply, device);
  }),
];
