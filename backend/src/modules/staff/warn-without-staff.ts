import type { FastifyBaseLogger } from 'fastify';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';

/** Warns when nobody could log in to run the shop, and names the command that adds somebody. */
export async function warnWithoutStaff(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const staff = db.selectFrom('users').where('role', '!=', 'CUSTOMER').where('active', '=', true);
  if ((await countRows(staff)) > 0) return;
  log.warn('Nobody runs this shop yet: add the first manager with `npm run staff -- add`');
}
