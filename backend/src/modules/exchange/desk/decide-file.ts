import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Conflict, NotFound } from '../../../platform/errors/errors.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';

/** The subject is the name of the file. */
const fileDecided = defineOfficeAction('exchange.file', {
  title: 'Решено о\u00a0файле обмена с\u00a01С',
  right: 'office.exchange',
  state: v.object({ isAccepted: v.boolean() }),
  words: ({ isAccepted }) => new Map([['Решение', isAccepted ? 'загрузить' : 'отказаться']]),
});

/**
 * Lets a held file be imported, or refuses it. Throws `NotFound`, and `Conflict` if the file is not held any more:
 * somebody has decided, or 1C has sent it anew.
 */
export async function decideFile(db: Db, by: OfficeActor, id: number, isAccepted: boolean): Promise<void> {
  const file = await db
    .selectFrom('exchange_files')
    .select(['name', 'state', 'message'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (file === undefined) throw new NotFound('Такого файла обмена нет');
  if (file.state !== 'held')
    throw new Conflict('Решение по\u00a0этому файлу уже не\u00a0нужно: обновите страницу', 'state');
  await db
    .updateTable('exchange_files')
    .set({
      state: isAccepted ? 'queued' : 'refused',
      is_accepted: isAccepted,
      decided_by: by.userId,
      ...(isAccepted ? {} : { finished_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute();
  await recordOfficeChange(db, by, { action: fileDecided, subject: file.name, after: { isAccepted } });
}
