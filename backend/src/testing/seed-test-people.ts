import type { Db } from '../database/database.ts';
import { seedPeople } from '../demo/seed-people.ts';

/** The demo people, and a foreign company with its own user `stranger@demo.example`. */
export async function seedTestPeople(db: Db): Promise<void> {
  await seedPeople(db);
}
