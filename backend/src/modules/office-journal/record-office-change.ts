import * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OfficeAction, OfficeActor } from './office-action.ts';

interface OfficeChange<State> {
  readonly action: OfficeAction<State>;
  /** The person or thing that it concerns, as a person would write it. */
  readonly subject: string;
  readonly before?: NoInfer<State> | null;
  readonly after?: NoInfer<State> | null;
}

export function officeActor({ userId, name, login }: Actor): OfficeActor {
  return { userId, name: `${name} (${login})` };
}

/** Records a change in the transaction that makes it. Of the states only what the action declares is kept. */
export async function recordOfficeChange<State>(
  db: Db,
  by: OfficeActor,
  { action, subject, before = null, after = null }: OfficeChange<State>,
): Promise<void> {
  await db
    .insertInto('office_journal')
    .values({
      action: action.name,
      subject,
      before: before && JSON.stringify(v.parse(action.state, before)),
      after: after && JSON.stringify(v.parse(action.state, after)),
      user_id: by.userId,
      by_name: by.name,
      undoes: by.undoes ?? null,
    })
    .execute();
}
