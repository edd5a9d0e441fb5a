import {
  confirmEmail as confirmEmailCall,
  getProfile,
  getUserRole,
  requestEmailChange as requestEmailChangeCall,
  updateProfile,
} from '@shop/contracts/account/profile';
import { route } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { confirmEmail, requestEmailChange } from './new-email.ts';
import { profileOf } from './profile.repository.ts';
import { ROLE_NAMES } from './role-names.ts';
import { saveOwnData } from './save-own-data.ts';

/** The user's own data, role and rights (§7). */
export const profileRoutes = [
  route(getProfile, async ({ actor, db }) => {
    const profile = profileOf(db, actor);
    const user = await profile.read();
    return {
      id: user.id,
      name: user.name,
      last_name: user.lastName,
      second_name: user.secondName,
      email: user.login,
      personal_phone: user.phone ?? '',
      given_phone: user.givenPhone ?? '',
      work_position: user.workPosition,
      roleName: ROLE_NAMES[actor.role],
      companies: await profile.companies(),
    };
  }),

  // Attempts count also when the change is refused, so the call opens its transaction itself; a repeated call changes
  // nothing more.
  route(updateProfile, ({ actor, services, body, request }) =>
    saveOwnData(services, actor, body, visitorOf(request)),
  ),

  // Attempts count also when they are refused here too.
  route(requestEmailChangeCall, ({ actor, services, body, request }) =>
    requestEmailChange(services, actor, body, visitorOf(request)),
  ),

  route(confirmEmailCall, ({ actor, services, body, request }) =>
    confirmEmail(services, actor, body.code, visitorOf(request)),
  ),

  route(getUserRole, ({ actor }) => ({
    role: actor.role,
    roleName: ROLE_NAMES[actor.role],
    scope: [...actor.scope],
  })),
];
