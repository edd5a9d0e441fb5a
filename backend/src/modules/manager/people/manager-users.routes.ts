import {
  addUserToCompanies,
  cancelInvitation as cancelInvitationCall,
  getManagedUsers,
  getReassignForm,
  getUserForm,
  getUsersToAdd,
  inviteClientUser,
  reassignOrders as reassignOrdersCall,
  removeUserFromCompany,
  saveUserForm,
} from '@shop/contracts/manager/manager-users';
import { route, write } from '../../../platform/http/route.ts';
import { visitorOf } from '../../../platform/http/session/visitor.ts';
import { runWrite } from '../../../platform/http/write.ts';
import { countAttempts } from '../../../platform/limits/rate-limit.ts';
import { invitationRateLimit, invitedPhoneRateLimit } from '../../company-users/company-users.api.ts';
import { attachUser, detachUser } from './attach-user.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { invitePerson } from './invite-person.ts';
import { listPeople, listPeopleToAdd } from './people-list.repository.ts';
import { findForm } from './person-form.repository.ts';
import { findReassignForm } from './reassign-form.repository.ts';
import { reassignOrders } from './reassign-orders.ts';
import { savePerson } from './save-person.ts';

/** People of the manager's clients (§7 Manager). */
export const managerUserRoutes = [
  route(getManagedUsers, ({ db, actor, query }) => listPeople(db, actor, query)),

  route(getUsersToAdd, ({ db, actor, query }) => listPeopleToAdd(db, actor, query)),

  write(addUserToCompanies, ({ db, actor, body, services }) =>
    attachUser(db, services.settings, actor, body),
  ),

  // The rate limit must count refused calls too, so the call begins its own transaction.
  route(inviteClientUser, async ({ actor, body, services, request }) => {
    await countAttempts(services.db, [
      { limit: invitationRateLimit, subject: String(actor.userId) },
      ...(body.email === '' ? [{ limit: invitedPhoneRateLimit, subject: body.phone }] : []),
    ]);
    const options = { needsKey: false, request, actor };
    const invited = await runWrite(services, options, (tx) =>
      invitePerson(tx, services.settings, actor, body),
    );
    return invited as Awaited<ReturnType<typeof invitePerson>>;
  }),

  write(cancelInvitationCall, ({ db, actor, body }) => cancelInvitation(db, actor, body)),

  write(removeUserFromCompany, ({ db, actor, body }) => detachUser(db, actor, body)),

  route(getUserForm, ({ db, actor, body }) => findForm(db, actor, body.userId)),

  write(saveUserForm, ({ db, actor, body, services, request }) =>
    savePerson(db, services.settings, actor, body, visitorOf(request)),
  ),

  route(getReassignForm, ({ db, actor, body }) => findReassignForm(db, actor, body.userId)),

  write(reassignOrdersCall, ({ db, actor, body }) => reassignOrders(db, actor, body)),
];
