import { createCompanyUser, getCompanyUsers, updateUserRights } from '@shop/contracts/manager/company';
import { route, write } from '../../platform/http/route.ts';
import { runWrite } from '../../platform/http/write.ts';
import { takeTries } from '../../platform/limits/throttle.ts';
import { ownCompany } from '../access/access.api.ts';
import { refuseWhenActing } from '../session/session.api.ts';
import { addCompanyUser } from './add-company-user.ts';
import { changeMemberRole } from './change-member-role.ts';
import { companyUsersAt } from './company-users.repository.ts';
import { invitationsLimit } from './limits.ts';

/** The people of a company and what they may do there (§6, §7), for themselves. */
export const companyUserRoutes = [
  route(getCompanyUsers, async ({ db, actor, query: { contragent, ...filter } }) => {
    const there = await ownCompany(db, actor, contragent, 'company.edit');
    const people = await companyUsersAt(db, there).list(filter);
    return { ...people, canEdit: there.isCompanyAdmin && actor.actedBy === null };
  }),

  // Its limit holds also when it is refused, so it begins its transaction itself.
  route(createCompanyUser, async ({ actor, body, services, request }) => {
    refuseWhenActing(actor);
    await takeTries(services.db, [{ throttle: invitationsLimit, subject: String(actor.userId) }]);
    const options = { needsKey: false, request, actor };
    const added = await runWrite(services, options, (tx) =>
      addCompanyUser(tx, services.settings, actor, body),
    );
    return added as Awaited<ReturnType<typeof addCompanyUser>>;
  }),

  write(updateUserRights, ({ db, actor, body }) => changeMemberRole(db, actor, body)),
];
