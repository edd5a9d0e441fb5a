import type { SlotName } from '@shop/contracts/platform/slots';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';
import type { LoadedWidget, SlotFiller } from './host.ts';

type WidgetState =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly widget: LoadedWidget }
  | { readonly status: 'failed' };

type WidgetAtom = PrimitiveAtom<WidgetState>;

const pending: WidgetState = { status: 'pending' };
const atoms = new WeakMap<SlotFiller, WidgetAtom>();
const store = getDefaultStore();

/**
 * The state of a filler, loaded once for all slots on the page that show it; the first mounted slot starts the load.
 */
export function widgetAtom(filler: SlotFiller): WidgetAtom {
  return atoms.get(filler) ?? createAtom(filler);
}

/** Retries a failed filler in all slots that show it. */
export function retryWidget(filler: SlotFiller): void {
  const state = widgetAtom(filler);
  if (store.get(state).status !== 'failed') return;
  store.set(state, pending);
  load(filler, state);
}

function createAtom(filler: SlotFiller): WidgetAtom {
  const state: WidgetAtom = atom(pending);
  state.onMount = () => {
    delete state.onMount;
    load(filler, state);
  };
  atoms.set(filler, state);
  return state;
}

function load(filler: SlotFiller, state: WidgetAtom): void {
  filler.load().then(
    (widget: LoadedWidget<SlotName>) => store.set(state, { status: 'ready', widget }),
    () => store.set(state, { status: 'failed' }),
  );
}
