import { addCompany, getOwnCompanies, requestCompanyUpdate } from '@shop/contracts/manager/company';
import { route, write } from '../../platform/http/route.ts';
import { runWrite } from '../../platform/http/write.ts';
import { countAttempts } from '../../platform/limits/rate-limit.ts';
import { refuseWhenImpersonating } from '../session/session.api.ts';
import { addOwnCompany } from './add-own-company.ts';
import { newCompaniesRateLimit } from './new-companies-rate-limit.ts';
import { listOwnCompanies } from './own-companies.repository.ts';
import { requestUpdate } from './request-update.ts';

/** The companies a customer buys for (§6, §7). */
export const ownCompanyRoutes = [
  route(getOwnCompanies, async ({ db, actor }) => ({ items: await listOwnCompanies(db, actor) })),

  // The rate limit must count refused calls too, so the call begins its own transaction.
  route(addCompany, async ({ actor, body, services, request }) => {
    refuseWhenImpersonating(actor);
    await countAttempts(services.db, [{ limit: newCompaniesRateLimit, subject: String(actor.userId) }]);
    const options = { needsKey: false, request, actor };
    const added = await runWrite(services, options, (tx) =>
      addOwnCompany(tx, services.settings, actor, body),
    );
    return added as Awaited<ReturnType<typeof addOwnCompany>>;
  }),

  write(requestCompanyUpdate, ({ db, actor, body }) => requestUpdate(db, actor, body)),
];
