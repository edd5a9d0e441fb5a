import { isAllowed } from '@shop/contracts/account/permissions';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { actorsAtOwnCompanies, readerOfAppeal } from '../access/access.api.ts';
import { unsentOf } from './attachments.repository.ts';

const UNKNOWN = 'Такого файла нет';

/**
 * The file of an appeal that the actor may read, or one of the actor's own that is not sent yet. Throws `NotFound` for any
 * other, `Forbidden` without the right `appeals` at the company.
 */
export async function findAttachment(db: Db, actor: ActingUser, id: number) {
  const unsent = await unsentOf(db, actor)
    .select(['name', 'type', 'file'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (unsent) return unsent;
  const { appealId, ...sent } = await ofMessages(db)
    .select(['appeals.id as appealId', 'sent.name', 'sent.type', 'sent.file'])
    .where('sent.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN));
  try {
    await readerOfAppeal(db, actor, appealId);
  } catch (error) {
    throw error instanceof NotFound ? new NotFound(UNKNOWN) : error;
  }
  return sent;
}

/** Previews of those of these images that the actor may see. */
export async function findPreviews(db: Db, actor: ActingUser, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const mayAll = isAllowed('manager.appeals', actor);
  const companies = mayAll ? [] : await companiesOf(db, actor);
  const found = await unscoped(db, 'narrowed to the own companies, a manager sees appeals of all')
    .selectFrom('appeal_attachments as sent')
    .leftJoin('appeal_messages', 'appeal_messages.id', 'sent.message_id')
    .leftJoin('appeals', 'appeals.id', 'appeal_messages.appeal_id')
    .select(['sent.id', 'sent.preview'])
    .where('sent.id', 'in', ids)
    .where('sent.preview', 'is not', null)
    .where(({ eb, or, and }) =>
      or([
        and([
          eb('sent.message_id', 'is', null),
          eb('sent.uploaded_by', '=', actor.userId),
          eb('sent.acted_by', 'is not distinct from', actor.actedBy?.id ?? null),
        ]),
        ...(mayAll ? [eb('sent.message_id', 'is not', null)] : []),
        ...(companies.length > 0 ? [eb('appeals.counterparty_id', 'in', companies)] : []),
      ]),
    )
    .execute();
  return found.map(({ id, preview }) => ({
    id,
    dataUrl: `data:image/webp;base64,${Buffer.from(preview!).toString('base64')}`,
  }));
}

/** Of the own companies those whose appeals the actor may see. */
async function companiesOf(db: Db, actor: ActingUser): Promise<readonly number[]> {
  const own = await actorsAtOwnCompanies(db, actor);
  return own.filter(({ actor: there }) => isAllowed('appeal.see', there)).map(({ id }) => id);
}

function ofMessages(db: Db) {
  return unscoped(db, 'whether its appeal may be read is asked next')
    .selectFrom('appeal_attachments as sent')
    .innerJoin('appeal_messages', 'appeal_messages.id', 'sent.message_id')
    .innerJoin('appeals', 'appeals.id', 'appeal_messages.appeal_id');
}
