import { type ComponentType, useCallback, useSyncExternalStore } from 'react';
import { type SlotName, type SlotProps, slots } from '../contracts/slots.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { getHost, type SlotFiller } from './host.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { WidgetFailure } from './widget-failure.tsx';
import { retryWidget, watchWidget, widgetState } from './widget-store.ts';

type SlotElementProps<N extends SlotName> = { readonly name: N } & SlotProps[N];

/**
 * The place where other areas show something (architecture §2): nothing if nobody fills it, a skeleton of the slot's
 * height while a filler loads, «Повторить» when it failed for good. Props besides `name` are the slot's contract.
 */
export function Slot<N extends SlotName>({ name, ...props }: SlotElementProps<N>) {
  const fillers = getHost().fillers(name);
  const shown = slots[name].kind === 'one' ? fillers.slice(0, 1) : fillers;
  return shown.map((filler) => (
    <FilledSlot key={filler.area} name={name} filler={filler as unknown as SlotFiller} props={props} />
  ));
}

interface FilledSlotProps {
  readonly name: SlotName;
  readonly filler: SlotFiller;
  readonly props: object;
}

function FilledSlot({ name, filler, props }: FilledSlotProps) {
  const subscribe = useCallback((callback: () => void) => watchWidget(filler, callback), [filler]);
  const state = useSyncExternalStore(subscribe, () => widgetState(filler));
  const { height } = slots[name];

  if (state.status === 'pending')
    return (
      <div data-slot={name} aria-busy="true">
        <Skeleton height={height} />
      </div>
    );
  if (state.status === 'failed')
    return (
      <div data-slot={name} data-area={filler.area}>
        <WidgetFailure title={filler.title} height={height} onRetry={() => retryWidget(filler)} />
      </div>
    );
  const { release, Widget } = state.widget;
  const Component = Widget as ComponentType<object>;
  return (
    <div data-slot={name} data-area={filler.area} data-release={release}>
      <WidgetBoundary area={filler.area} title={filler.title} release={release} height={height}>
        <Component {...props} />
      </WidgetBoundary>
    </div>
  );
}
