import type { Db } from '../../platform/database/database.ts';

/** The one who changes something: a user, or the name given to a command. */
export interface OfficeActor {
  readonly userId: number | null;
  readonly name: string;
}

interface OfficeChange {
  readonly action: 'staff.added' | 'staff.link' | 'staff.on' | 'staff.off';
  /** The person or thing that it concerns, as a person would write it. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Records a change in the transaction that makes it. */
export async function recordOfficeChange(db: Db, by: OfficeActor, change: OfficeChange): Promise<void> {
  const { action, subject, before, after } = change;
  await db
    .insertInto('office_journal')
    .values({
      ...{ action, subject },
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      user_id: by.userId,
      by_name: by.name,
    })
    .execute();
}
