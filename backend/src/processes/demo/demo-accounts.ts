import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';

/** The database has demo accounts, whose password is public, but no setting asks for them. */
export class DemoAccountsError extends Error {
  constructor(count: number) {
    super(
      `This database has ${count} demo accounts, whose password is public. A real shop takes a database without them; ` +
        'a shop to try out is started with DEMO_USERS=1.',
    );
    this.name = 'DemoAccountsError';
  }
}

/** Throws `DemoAccountsError` if somebody could log in with the public password. */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const count = await countRows(
    db.selectFrom('users').where('is_demo', '=', true).where('active', '=', true),
  );
  if (count > 0) throw new DemoAccountsError(count);
}
