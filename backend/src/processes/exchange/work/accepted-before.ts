import { sql } from 'kysely';
import type { FileOutcome } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';

/**
 * Whether a person has accepted every problem of a file in an earlier file of its node. 1C, which has heard `failure`, sends
 * the same records again and again. A file with more problems than are kept was not accepted.
 */
export async function isAcceptedBefore(
  db: Db,
  sessionId: number,
  { problems, problemCount }: Pick<FileOutcome, 'problems' | 'problemCount'>,
): Promise<boolean> {
  if (problems.length === 0 || problems.length !== problemCount) return false;
  const wanted = JSON.stringify(
    problems.map(({ subject, externalId, reason }) => [subject, externalId, reason]),
  );
  const { rows } = await sql<{ isAccepted: boolean }>`
    with accepted as (
      select problem.subject, problem.external_id, problem.reason from exchange_problems problem
      join exchange_files file on file.id = problem.file_id and file.is_accepted
      join exchange_sessions session on session.id = file.session_id
      where session.node_id = (select node_id from exchange_sessions where id = ${sessionId})
    )
    select not exists (
      select wanted ->> 0, wanted ->> 1, wanted ->> 2 from json_array_elements(${wanted}::json) wanted
      except select subject, external_id, reason from accepted
    ) as "isAccepted"`.execute(db);
  return rows[0]?.isAccepted === true;
}
