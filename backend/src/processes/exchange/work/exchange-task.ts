import type { ExchangeKind } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';

/** A file to work on, with what its node says about it. */
export interface ExchangeTask {
  readonly fileId: number;
  readonly name: string;
  readonly sessionId: number;
  readonly kind: ExchangeKind;
  /** When the exchange began: 1C has made its files since. */
  readonly startedAt: Date;
  readonly isRehearsal: boolean;
  /** A person has agreed to what the file was held for. */
  readonly isAccepted: boolean;
}

export async function readTask(db: Db, fileId: number): Promise<ExchangeTask> {
  const { kind, isAccepted, ...row } = await db
    .selectFrom('exchange_files as file')
    .innerJoin('exchange_sessions as session', 'session.id', 'file.session_id')
    .innerJoin('exchange_nodes as node', 'node.id', 'session.node_id')
    .select([
      'file.id as fileId',
      'file.name',
      'file.is_accepted as isAccepted',
      'session.id as sessionId',
      'session.kind',
      'session.started_at as startedAt',
      'node.is_rehearsal as isRehearsal',
    ])
    .where('file.id', '=', fileId)
    .executeTakeFirstOrThrow();
  return { ...row, kind: kind as ExchangeKind, isAccepted: isAccepted === true };
}
