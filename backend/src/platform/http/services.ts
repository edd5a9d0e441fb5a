import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../actor/actor.ts';
import type { LocalRegister } from '../dadata/local-register.ts';
import type { Database, Db } from '../database/database.ts';
import type { Changes } from '../events/changes.ts';
import type { LiveEvents } from '../events/live-events.ts';
import type { FileTickets } from '../files/file-tickets.ts';
import type { Settings } from '../settings/settings.ts';
import type { Actors } from './session/actors.ts';

/** Services that live as long as the process and are shared by all modules. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly db: Db;
  readonly events: LiveEvents;
  /** Keeps answers until the rows behind them change; every checked request has caught up before its handler. */
  readonly changes: Changes;
  readonly actors: Actors;
  readonly files: FileTickets;
  /** The log for work outside requests; a request has its own, with its id. */
  readonly log: FastifyBaseLogger;
  /** Records a call made while impersonating, at the end of its transaction. */
  readonly recordImpersonatedCall: (tx: Db, actor: Actor, call: string) => Promise<void>;
  /** The register that a demo shop uses without a DaData key; null in any other shop. */
  readonly localRegister: LocalRegister | null;
  /** Runs `task` when the server closes, before the database does. */
  onClose(task: () => Promise<void> | void): void;
}
