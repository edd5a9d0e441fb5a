import { isAllowed } from '@shop/contracts/account/permissions';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { actorsAtOwnCompanies, readerOfAppeal } from '../access/access.api.ts';
import { unsentOf } from './attachments.repository.ts';

const UNKNOWN = 'Такого файла нет';

/**
 * Returns an attachment of an appeal that the actor may read, or his own unsent upload. Throws `NotFound` for any other
 * file, `Forbidden` without the right `appeals` at the company.
 */
export async function findAttachment(db: Db, actor: Actor, id: number) {
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

/** Returns previews of the given images as data URLs, without those that the actor may not see. */
export async function findPreviews(db: Db, actor: Actor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const mayAll = isAllowed('manager.appeals', actor);
  const companies = mayAll ? [] : await companiesOf(db, actor);
  const found = await unscoped(db, 'filtered by the user’s companies; a manager sees all appeals')
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

/** Returns ids of the actor's companies where he may see appeals. */
async function companiesOf(db: Db, actor: Actor): Promise<readonly number[]> {
  const own = await actorsAtOwnCompanies(db, actor);
  return own.filter(({ actor: companyActor }) => isAllowed('appeal.see', companyActor)).map(({ id }) => id);
}

function ofMessages(db: Db) {
  return unscoped(db, 'access to the appeal is checked next')
    .selectFrom('appeal_attachments as sent')
    .innerJoin('appeal_messages', 'appeal_messages.id', 'sent.message_id')
    .innerJoin('appeals', 'appeals.id', 'appeal_messages.appeal_id');
}
