import { createCompanyUser, getCompanyUsers, updateUserRights } from '@shop/contracts/manager/company';
import { route, write } from '../../platform/http/route.ts';
import { runWrite } from '../../platform/http/write.ts';
import { countAttempts } from '../../platform/limits/rate-limit.ts';
import { ownCompany } from '../access/access.api.ts';
import { refuseWhenImpersonating } from '../session/session.api.ts';
import { addCompanyUser } from './add-company-user.ts';
import { changeMemberRole } from './change-member-role.ts';
import { companyUsersAt } from './company-users.repository.ts';
import { invitationRateLimit } from './invitation-rate-limits.ts';

/** Users of a company and their rights (§6, §7), for the company itself. */
export const companyUserRoutes = [
  route(getCompanyUsers, async ({ db, actor, query: { contragent, ...filter } }) => {
    const companyActor = await ownCompany(db, actor, contragent, 'company.edit');
    const people = await companyUsersAt(db, companyActor).list(filter);
    return { ...people, canEdit: companyActor.isCompanyAdmin && actor.actedBy === null };
  }),

  // A `route`, not a `write`: the attempt has to be counted even if the transaction rolls back.
  route(createCompanyUser, async ({ actor, body, services, request }) => {
    refuseWhenImpersonating(actor);
    await countAttempts(services.db, [{ limit: invitationRateLimit, subject: String(actor.userId) }]);
    const options = { needsKey: false, request, actor };
    const added = await runWrite(services, options, (tx) =>
      addCompanyUser(tx, services.settings, actor, body),
    );
    return added as Awaited<ReturnType<typeof addCompanyUser>>;
  }),

  write(updateUserRights, ({ db, actor, body }) => changeMemberRole(db, actor, body)),
];
