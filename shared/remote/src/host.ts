import type { PermissionName } from '@shop/contracts/account/permissions';
import type { SlotName, SlotProps } from '@shop/contracts/platform/slots';
import type { EventKind, FailedCall, Vital } from '@shop/contracts/platform/telemetry';
import type { ComponentType } from 'react';

/** What became of an area or a widget, for telemetry: that it is `mounted`, or what went wrong with it. */
export interface Problem {
  readonly kind: Exclude<EventKind, Vital>;
  readonly area: string;
  readonly release: string;
  readonly message?: string;
  /** Of a call that failed. */
  readonly call?: FailedCall;
}

/** A widget that has been loaded, and the release it came from. */
export interface LoadedWidget<N extends SlotName = SlotName> {
  readonly Widget: ComponentType<SlotProps[N]>;
  readonly release: string;
}

/** One area's offer to fill a slot. `load` climbs the failure ladder; each call is a new try. */
export interface SlotFiller<N extends SlotName = SlotName> {
  readonly area: string;
  /** The widget's module without `./`: an area may fill a slot of many with several. */
  readonly code: string;
  /** The area's Russian name, for the error panel. */
  readonly title: string;
  /** The widget's own Russian name, if its area gives it one. */
  readonly name?: string | undefined;
  /** Whoever has it not gets nothing. */
  readonly permission?: PermissionName | undefined;
  /** Loads when its place comes near the screen. */
  readonly isLazy?: boolean | undefined;
  /** CSS pixels its place keeps, where they are not the slot's. */
  readonly height?: number | undefined;
  load(): Promise<LoadedWidget<N>>;
}

/** What only the shell can do for the areas; it provides this before it mounts anything. */
export interface MicrofrontendHost {
  readonly siteName: string;
  /** Fillers of a slot in the order of their `area.json`. Always the same objects, so that they load once. */
  fillers<N extends SlotName>(slot: N): readonly SlotFiller<N>[];
  /** A page has its content on screen: sets the document's title, announces it, moves focus and scroll. */
  pageShown(title: string): void;
  report(problem: Problem): void;
  /** Reloads the page after a chunk failed, at most once a minute (§4). False when it may not, or nobody answers. */
  reloadAfterChunkFailure(): boolean | Promise<boolean>;
}

const alone: MicrofrontendHost = {
  siteName: '',
  fillers: () => [],
  pageShown: (title) => {
    document.title = title;
  },
  report: () => undefined,
  reloadAfterChunkFailure: () => false,
};

let host: MicrofrontendHost = alone;

/** Called once, by the shell (or by a test that plays one). Without it areas run alone: no slots are filled. */
export function provideHost(provided: MicrofrontendHost): void {
  host = provided;
}

export function getHost(): MicrofrontendHost {
  return host;
}
