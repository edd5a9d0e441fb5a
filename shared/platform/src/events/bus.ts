import { type EventName, type EventPayload, events } from '@shop/contracts/platform/events';
import * as v from 'valibot';

type Listener = (payload: unknown) => void;

const listeners = new Map<EventName, Set<Listener>>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('shop.events');

/** Writes whose event this tab publishes itself, or has from the tab that wrote. */
const knownWrites = new Set<unknown>();

channel?.addEventListener('message', ({ data }) => {
  receive(data);
  // A list of the server comes in parts under one id, so that only a tab's own event stands for all of them.
  if (data?.id && !data.isRelayed) expectEcho(data.id);
});

/**
 * Publishes an event in this tab, and in the other tabs if its contract is `crossTab`. `id` is the Idempotency-Key of the
 * write that it tells of: the server's event about the same write is then dropped.
 */
export function publish<N extends EventName>(name: N, payload: EventPayload<N>, id?: string): void {
  deliver(name, payload);
  if (events[name].crossTab) channel?.postMessage({ name, payload, id });
}

/** A write is about to leave under this Idempotency-Key, and its page publishes what it changes: the echo is dropped. */
export function expectEcho(id: string): void {
  knownWrites.add(id);
}

/**
 * Calls `listener` for every event of that name; returns the function to unsubscribe. A failing listener does not
 * stop the others.
 */
export function subscribe<N extends EventName>(
  name: N,
  listener: (payload: EventPayload<N>) => void,
): () => void {
  const own: Listener = (payload) => listener(payload as EventPayload<N>);
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(own));
  return () => void all.delete(own);
}

/** Accepts an event of another tab or of the server; a message that does not match a contract is dropped. */
export function receive(message: unknown): void {
  const { name, payload, id } = (message ?? {}) as { name?: unknown; payload?: unknown; id?: unknown };
  if (typeof name !== 'string' || !Object.hasOwn(events, name) || knownWrites.has(id)) return;
  const known = name as EventName;
  const parsed = v.safeParse(events[known].payload, payload);
  if (parsed.success) deliver(known, parsed.output);
}

/** Passes an event of the server to this tab and to the tabs that share its connection. */
export function relay(message: { name: string; payload: unknown; id?: string | undefined }): void {
  receive(message);
  channel?.postMessage({ ...message, isRelayed: true });
}

function deliver(name: EventName, payload: unknown): void {
  for (const listener of listeners.get(name) ?? []) {
    try {
      listener(payload);
    } catch (error) {
      reportError(error);
    }
  }
}
