import type { SlotName } from '../contracts/slots.ts';
import type { LoadedWidget, SlotFiller } from './host.ts';

export type WidgetState =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly widget: LoadedWidget }
  | { readonly status: 'failed' };

interface Entry {
  state: WidgetState;
  readonly subscribers: Set<() => void>;
}

const pending: WidgetState = { status: 'pending' };
const entries = new WeakMap<SlotFiller, Entry>();

/** The state of a filler, loaded once however many slots on the page show it. */
export function widgetState(filler: SlotFiller): WidgetState {
  return entries.get(filler)?.state ?? pending;
}

/** Starts the load if nobody has; calls back on every change and returns the way to stop. */
export function watchWidget(filler: SlotFiller, callback: () => void): () => void {
  const entry = entries.get(filler) ?? start(filler);
  entry.subscribers.add(callback);
  return () => void entry.subscribers.delete(callback);
}

/** Tries a failed filler again, for all slots that show it. */
export function retryWidget(filler: SlotFiller): void {
  const entry = entries.get(filler);
  if (entry?.state.status === 'failed') load(filler, entry);
}

function start(filler: SlotFiller): Entry {
  const entry: Entry = { state: pending, subscribers: new Set() };
  entries.set(filler, entry);
  load(filler, entry);
  return entry;
}

function load(filler: SlotFiller, entry: Entry): void {
  const settle = (state: WidgetState) => {
    entry.state = state;
    for (const notify of entry.subscribers) notify();
  };
  if (entry.state !== pending) settle(pending);
  filler.load().then(
    (widget: LoadedWidget<SlotName>) => settle({ status: 'ready', widget }),
    () => settle({ status: 'failed' }),
  );
}
