import { type SlotName, type SlotProps, slots } from '@shop/contracts/platform/slots';
import { Skeleton } from '@shop/ui/core/skeleton';
import { useAtomValue } from 'jotai';
import { type ComponentType, type Ref, useRef } from 'react';
import type { SlotFiller } from './host.ts';
import { useFillers } from './use-fillers.ts';
import { useIsNear } from './use-is-near.ts';
import { retryWidget, widgetAtom } from './widget.atoms.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { WidgetFailure } from './widget-failure.tsx';

type SlotElementProps<N extends SlotName> = {
  readonly name: N;
  /** Shows only the filler with this code (`useFillers`). */
  readonly only?: string;
} & SlotProps[N];

/**
 * A place that shows widgets of other areas: nothing without fillers, a skeleton of the filler's or the slot's height
 * while one loads, «Повторить» after its fallback chain has failed. A lazy filler loads when its placeholder
 * approaches the viewport. Props other than `name` and `only` are defined by the slot's contract.
 */
export function Slot<N extends SlotName>({ name, only, ...props }: SlotElementProps<N>) {
  const fillers = useFillers(name).filter(({ code }) => only === undefined || code === only);
  const shown = slots[name].kind === 'one' ? fillers.slice(0, 1) : fillers;
  // `FilledSlot` serves every slot; a filler of slot N is rendered with the props of N only, as `props` above ensures.
  return shown.map((filler) => (
    <FilledSlot
      key={`${filler.area}/${filler.code}`}
      name={name}
      filler={filler as unknown as SlotFiller}
      props={props}
    />
  ));
}

interface FilledSlotProps {
  readonly name: SlotName;
  readonly filler: SlotFiller;
  readonly props: object;
}

function FilledSlot(given: FilledSlotProps) {
  return given.filler.isLazy ? <LazySlot {...given} /> : <LoadingSlot {...given} />;
}

function LazySlot(given: FilledSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return isNear ? <LoadingSlot {...given} /> : <Waiting {...given} place={place} isBusy={false} />;
}

function LoadingSlot(given: FilledSlotProps) {
  const { name, filler, props } = given;
  const state = useAtomValue(widgetAtom(filler));
  const height = heightOf(given);

  if (state.status === 'pending') return <Waiting {...given} />;
  if (state.status === 'failed')
    return (
      <div data-slot={name} data-area={filler.area}>
        <WidgetFailure title={filler.title} height={height} onRetry={() => retryWidget(filler)} />
      </div>
    );
  const { release, Widget } = state.widget;
  const Component = Widget as ComponentType<object>;
  return (
    <div data-slot={name} data-area={filler.area} data-release={release} style={reservedHeight(filler)}>
      <WidgetBoundary area={filler.area} title={filler.title} release={release} height={height}>
        <Component {...props} />
      </WidgetBoundary>
    </div>
  );
}

interface WaitingProps extends FilledSlotProps {
  readonly place?: Ref<HTMLDivElement>;
  /** False while nothing loads: code that waits for the page must not wait for a widget outside the viewport. */
  readonly isBusy?: boolean;
}

function Waiting({ place, isBusy = true, ...given }: WaitingProps) {
  return (
    <div ref={place} data-slot={given.name} aria-busy={isBusy || undefined}>
      <Skeleton height={heightOf(given)} />
    </div>
  );
}

function heightOf({ name, filler }: FilledSlotProps): number {
  return filler.height ?? slots[name].height;
}

/** A filler with a height keeps it in all states, so that nothing below it moves. */
function reservedHeight({ height }: SlotFiller) {
  return height === undefined ? undefined : { minBlockSize: height };
}
