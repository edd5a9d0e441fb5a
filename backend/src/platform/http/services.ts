import type { FastifyBaseLogger } from 'fastify';
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
  /** Runs `task` when the server closes, before the database does. */
  onClose(task: () => Promise<void> | void): void;
}
