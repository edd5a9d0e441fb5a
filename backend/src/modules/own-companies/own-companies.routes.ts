import { addCompany, getOwnCompanies, requestCompanyUpdate } from '@shop/contracts/manager/company';
import { route, write } from '../../platform/http/route.ts';
import { runWrite } from '../../platform/http/write.ts';
import { takeTries } from '../../platform/limits/throttle.ts';
import { refuseWhenActing } from '../session/session.api.ts';
import { addOwnCompany } from './add-own-company.ts';
import { newCompaniesLimit } from './limits.ts';
import { listOwnCompanies } from './own-companies.repository.ts';
import { requestUpdate } from './request-update.ts';

/** The companies a customer buys for (§6, §7). */
export const ownCompanyRoutes = [
  route(getOwnCompanies, async ({ db, actor }) => ({ items: await listOwnCompanies(db, actor) })),

  // Its limit holds also when it is refused, so it begins its transaction itself.
  route(addCompany, async ({ actor, body, services, request }) => {
    refuseWhenActing(actor);
    await takeTries(services.db, [{ throttle: newCompaniesLimit, subject: String(actor.userId) }]);
    const options = { needsKey: false, request, actor };
    const added = await runWrite(services, options, (tx) =>
      addOwnCompany(tx, services.settings, actor, body),
    );
    return added as Awaited<ReturnType<typeof addOwnCompany>>;
  }),

  write(requestCompanyUpdate, ({ db, actor, body }) => requestUpdate(db, actor, body)),
];
