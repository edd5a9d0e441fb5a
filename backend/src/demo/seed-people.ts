import type { Db } from '../database/database.ts';

/** Demo accounts and companies (decisions: demo accounts). Does nothing where there are users already. */
export async function seedPeople(_db: Db): Promise<void> {}
