import type { FastifyBaseLogger } from 'fastify';
import type { ActingUser } from '../actor/acting-user.ts';
import type { OwnRegister } from '../dadata/own-register.ts';
import type { Database, Db } from '../database/database.ts';
import type { LiveEvents } from '../events/live-events.ts';
import type { FileTickets } from '../files/file-tickets.ts';
import type { Settings } from '../settings/settings.ts';

/** What lives as long as the process and is shared by all modules. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly db: Db;
  readonly events: LiveEvents;
  readonly files: FileTickets;
  /** For what belongs to no request; a request has its own, with its id. */
  readonly log: FastifyBaseLogger;
  /** Keeps what somebody does for another user, at the end of the transaction that does it. */
  readonly recordActed: (tx: Db, actor: ActingUser, call: string) => Promise<void>;
  /** Where a demo shop looks up without a key of DaData; null in any other shop. */
  readonly ownRegister: OwnRegister | null;
  /** Runs `task` when the server closes, before the database does. */
  onClose(task: () => Promise<void> | void): void;
}
