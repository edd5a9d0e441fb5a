import { type EventName, type EventPayload, events } from '@shop/contracts/platform/events';
import * as v from 'valibot';

type Listener = (payload: unknown) => void;

const listeners = new Map<EventName, Set<Listener>>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('shop.events');

channel?.addEventListener('message', ({ data }) => receive(data));

/** Tells everyone in this tab, and in the other tabs where the event's contract says so. */
export function publish<N extends EventName>(name: N, payload: EventPayload<N>): void {
  deliver(name, payload);
  if (events[name].crossTab) channel?.postMessage({ name, payload });
}

/** Calls `listener` on every such event; returns the way to stop. One failing listener never stops the others. */
export function subscribe<N extends EventName>(
  name: N,
  listener: (payload: EventPayload<N>) => void,
): () => void {
  const own: Listener = (payload) => listener(payload as EventPayload<N>);
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(own));
  return () => void all.delete(own);
}

/** Takes an event from another tab or from the server; whatever fits no contract is dropped. */
export function receive(message: unknown): void {
  const { name, payload } = (message ?? {}) as { name?: unknown; payload?: unknown };
  if (typeof name !== 'string' || !Object.hasOwn(events, name)) return;
  const known = name as EventName;
  const parsed = v.safeParse(events[known].payload, payload);
  if (parsed.success) deliver(known, parsed.output);
}

/** Hands a server's event to this tab and to the tabs that share its connection. */
export function relay(message: { name: string; payload: unknown }): void {
  receive(message);
  channel?.postMessage(message);
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
