import { type EventName, type EventPayload, events } from '@shop/contracts/platform/events';
import { sql } from 'kysely';
import type { ActingUser } from '../actor/acting-user.ts';
import type { Database, Db } from '../database/database.ts';

const CHANNEL = 'shop_events';
/** NOTIFY carries up to 8000 bytes; ids of longer lists go in several messages. */
const IDS_PER_MESSAGE = 400;

/** To everybody who acts for a counterparty, to one person, to all managers, or to everybody there is. */
type Addressee = { readonly counterpartyId: number } | { readonly userId: number } | 'managers' | 'everybody';

interface Message {
  readonly event: EventName;
  readonly payload: unknown;
  readonly to: Addressee;
}

interface Ending {
  readonly ended: Streams;
}

/** The streams of one session, of all sessions of a user, or of everybody who acts for a counterparty. */
type Streams =
  | { readonly sessionId: number }
  | { readonly userId: number }
  | { readonly counterpartyId: number };

/**
 * Publishes a server event over the live stream. Inside a transaction it leaves with the commit, and not at all
 * after a rollback; on PostgreSQL it reaches the listeners of every replica.
 */
export async function publish<N extends EventName>(
  db: Db,
  event: N,
  payload: EventPayload<N>,
  to: Addressee,
): Promise<void> {
  await send(
    db,
    split(payload).map((part): Message => ({ event, payload: part, to })),
  );
}

/** The same for several people, each with a payload of his own, in one statement. */
export async function publishToEach<N extends EventName>(
  db: Db,
  event: N,
  told: readonly { readonly userId: number; readonly payload: EventPayload<N> }[],
): Promise<void> {
  await send(
    db,
    told.map(({ userId, payload }): Message => ({ event, payload, to: { userId } })),
  );
}

/**
 * Ends streams, in every replica and with the commit: of a session that is over, or of a user who acts for another
 * counterparty from now on. Whoever may have a stream opens a new one.
 */
export async function endStreams(db: Db, ...ended: readonly Streams[]): Promise<void> {
  await send(
    db,
    ended.map((streams): Ending => ({ ended: streams })),
  );
}

/** However many, it is one statement; without any there is none. */
async function send(db: Db, told: readonly (Message | Ending)[]): Promise<void> {
  if (told.length === 0) return;
  const messages = told.map((one) => JSON.stringify(one));
  await sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message`.execute(db);
}

function split(payload: Readonly<Record<string, unknown>>): readonly object[] {
  const long = Object.entries(payload).find(([, ids]) => Array.isArray(ids) && ids.length > IDS_PER_MESSAGE);
  if (long === undefined) return [payload];
  const [key, ids] = long as [string, readonly unknown[]];
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_MESSAGE) }, (_, part) => ({
    ...payload,
    [key]: ids.slice(part * IDS_PER_MESSAGE, (part + 1) * IDS_PER_MESSAGE),
  }));
}

interface Subscriber {
  readonly actor: ActingUser;
  readonly send: (event: EventName, payload: unknown) => void;
  /** Leaves and closes the stream; nothing may be sent after it. */
  readonly end: () => void;
}

/** The open live streams of this process. */
export class LiveEvents {
  readonly #subscribers = new Set<Subscriber>();

  /** Begins to hand out what any process publishes. */
  static async start(database: Database): Promise<LiveEvents> {
    const live = new LiveEvents();
    const hear = (text: string) => {
      const message = JSON.parse(text) as Message | Ending;
      if ('ended' in message) live.#end(message.ended);
      else live.#deliver(message);
    };
    // A session may have ended unheard while the connection was away; whoever still has one connects again.
    await database.listen(CHANNEL, hear, () => live.endAll());
    return live;
  }

  /** Returns the way to leave. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Ends every stream, so that a restart waits for none; clients connect again by themselves. */
  endAll(): void {
    for (const { end } of this.#subscribers) end();
  }

  #end(ended: Streams): void {
    for (const { actor, end } of this.#subscribers) {
      if (isAmong(actor, ended)) end();
    }
  }

  #deliver({ event, payload, to }: Message): void {
    if (!events[event]?.server) return;
    for (const { actor, send } of this.#subscribers) {
      // Whoever the shop is shut for learns nothing but that this may be over.
      const maySee = actor.shut === null || event === 'site.changed';
      if (maySee && isMeant(actor, to)) send(event, payload);
    }
  }
}

function isMeant(actor: ActingUser, to: Addressee): boolean {
  if (to === 'everybody') return true;
  return to === 'managers' ? actor.role === 'MANAGER' : isAmong(actor, to);
}

function isAmong(actor: ActingUser, meant: Streams): boolean {
  if ('sessionId' in meant) return actor.sessionId === meant.sessionId;
  return 'userId' in meant ? actor.userId === meant.userId : actor.counterpartyId === meant.counterpartyId;
}
