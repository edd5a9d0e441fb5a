import { findSeller } from '../../modules/documents/documents.api.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { findBuyer } from './orders/demo-buyer.ts';
import { accounts } from './people/accounts.ts';
import { romashka } from './people/companies.ts';
import { seedActs, seedBonusPlans, seedCorrection, seedOldContract } from './people/finances.ts';

/**
 * Seeds finances that need more than a ledger: a second contract of the demo buyer's company, a correction, bonus plans
 * and acts. The buyer's other company has no plan, to show the empty state. It runs after the orders, which make the
 * ledger, and does nothing in a shop with bonus plans. Returns how many plans it wrote.
 */
export async function seedFinances(db: Db, now = new Date()): Promise<number> {
  const anyPlan = await db.selectFrom('bonus_plans').select('id').limit(1).executeTakeFirst();
  const company = await findBuyer(db, romashka.code);
  const buyer = await db
    .selectFrom('users')
    .select('id')
    .where('login', '=', accounts.buyer.login)
    .executeTakeFirst();
  if (anyPlan !== undefined || company === undefined || buyer === undefined) return 0;
  if ((await findSeller(db)) === null) return 0;
  const today = todayInMoscow(now);
  await db.transaction().execute(async (tx) => {
    await seedOldContract(tx, company, today);
    await seedCorrection(tx, company, today);
    await seedBonusPlans(tx, company, today);
    await seedActs(tx, company, buyer.id, today);
  });
  return 3;
}
