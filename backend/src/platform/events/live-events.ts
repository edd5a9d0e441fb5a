import { type EventName, type EventPayload, events } from '@shop/contracts/platform/events';
import { sql } from 'kysely';
import type { Actor } from '../actor/actor.ts';
import type { Database, Db } from '../database/database.ts';

const CHANNEL = 'shop_events';
/** NOTIFY carries up to 8000 bytes, so a longer list of ids is split over several messages. */
const IDS_PER_MESSAGE = 400;

/** All users of a counterparty, one person, all managers, or everybody. */
type Addressee = { readonly counterpartyId: number } | { readonly userId: number } | 'managers' | 'everybody';

interface Message {
  readonly event: EventName;
  readonly payload: unknown;
  readonly to: Addressee;
  /** The Idempotency-Key of the write that caused it. */
  readonly id?: string | undefined;
}

interface Ending {
  readonly ended: Streams;
}

/** The streams of one session, of all sessions of a user, or of all users of a counterparty. */
type Streams =
  | { readonly sessionId: number }
  | { readonly userId: number }
  | { readonly counterpartyId: number };

const writeKeys = new WeakMap<Db, string>();

/**
 * Names the write of a transaction by its Idempotency-Key. Events published in it carry the key, so that the page that
 * wrote recognises the echo of its own write.
 */
export function nameWrite(tx: Db, idempotencyKey: string): void {
  writeKeys.set(tx, idempotencyKey);
}

/**
 * Publishes a server event on the live stream. In a transaction the event leaves with the commit, and not at all after
 * a rollback. On PostgreSQL it reaches the listeners of every replica.
 */
export async function publish<N extends EventName>(
  db: Db,
  event: N,
  payload: EventPayload<N>,
  to: Addressee,
): Promise<void> {
  await send(
    db,
    split(payload).map((part): Message => ({ event, payload: part, to, id: writeKeys.get(db) })),
  );
}

/** Publishes an event to several people or counterparties, each with its own payload, in one statement. */
export async function publishToEach<N extends EventName>(
  db: Db,
  event: N,
  recipients: readonly (Extract<Addressee, object> & { readonly payload: EventPayload<N> })[],
): Promise<void> {
  await send(
    db,
    recipients.flatMap(({ payload, ...to }) =>
      split(payload).map((part): Message => ({ event, payload: part, to })),
    ),
  );
}

/** Publishes several events of one kind to the same people in one statement. */
export async function publishEach<N extends EventName>(
  db: Db,
  event: N,
  payloads: readonly EventPayload<N>[],
  to: Addressee,
): Promise<void> {
  await send(
    db,
    payloads.flatMap((payload) => split(payload).map((part): Message => ({ event, payload: part, to }))),
  );
}

/**
 * Ends streams in every replica, with the commit: those of a session that has ended, or of a user who has switched the
 * counterparty. A client that still has a session connects again.
 */
export async function endStreams(db: Db, ...ended: readonly Streams[]): Promise<void> {
  await send(
    db,
    ended.map((streams): Ending => ({ ended: streams })),
  );
}

/** Sends any number of messages in one statement, and none without messages. */
async function send(db: Db, messages: readonly (Message | Ending)[]): Promise<void> {
  if (messages.length === 0) return;
  const texts = messages.map((one) => JSON.stringify(one));
  await sql`select pg_notify(${CHANNEL}, message) from unnest(${texts}::text[]) as message`.execute(db);
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
  readonly actor: Actor;
  readonly send: (event: EventName, payload: unknown, id: string | undefined) => void;
  /** Unsubscribes and closes the stream; nothing may be sent afterwards. */
  readonly end: () => void;
}

/** The open live streams of this process. */
export class LiveEvents {
  readonly #subscribers = new Set<Subscriber>();

  /** Starts to deliver what any process publishes. */
  static async start(database: Database): Promise<LiveEvents> {
    const live = new LiveEvents();
    const hear = (text: string) => {
      const message = JSON.parse(text) as Message | Ending;
      if ('ended' in message) live.#end(message.ended);
      else live.#deliver(message);
    };
    // While the connection was away a session may have ended unnoticed; clients that still have one connect again.
    await database.listen(CHANNEL, hear, () => live.endAll());
    return live;
  }

  /** Returns the function that unsubscribes. */
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

  #deliver({ event, payload, to, id }: Message): void {
    if (!events[event]?.server) return;
    for (const { actor, send } of this.#subscribers) {
      // While the shop is closed for a user, he learns only that the closure may be over.
      const maySee = actor.closure === null || event === 'site.changed';
      if (maySee && isMeant(actor, to)) send(event, payload, id);
    }
  }
}

function isMeant(actor: Actor, to: Addressee): boolean {
  if (to === 'everybody') return true;
  return to === 'managers' ? actor.role === 'MANAGER' : isAmong(actor, to);
}

function isAmong(actor: Actor, meant: Streams): boolean {
  if ('sessionId' in meant) return actor.sessionId === meant.sessionId;
  return 'userId' in meant ? actor.userId === meant.userId : actor.counterpartyId === meant.counterpartyId;
}
