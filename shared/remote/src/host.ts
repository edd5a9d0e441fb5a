import type { PermissionName } from '@shop/contracts/account/permissions';
import type { Service, ServiceName } from '@shop/contracts/platform/services';
import type { SlotName, SlotProps } from '@shop/contracts/platform/slots';
import type { EventKind, FailedCall, Vital } from '@shop/contracts/platform/telemetry';
import type { ComponentType } from 'react';

/** An observation about an area or a widget for telemetry: it has `mounted`, or what failed. */
export interface Problem {
  readonly kind: Exclude<EventKind, Vital>;
  readonly area: string;
  readonly release: string;
  readonly message?: string;
  /** The call that failed. */
  readonly call?: FailedCall;
}

/** A loaded widget with the release it came from. */
export interface LoadedWidget<N extends SlotName = SlotName> {
  readonly Widget: ComponentType<SlotProps[N]>;
  readonly release: string;
}

/** An area's offer to fill a slot. `load` walks the fallback chain of releases; each call is a new attempt. */
export interface SlotFiller<N extends SlotName = SlotName> {
  readonly area: string;
  /** The widget's module without `./`: an area may fill a slot of kind `many` with several widgets. */
  readonly code: string;
  /** The area's Russian name, for the error panel. */
  readonly title: string;
  /** The widget's own Russian name, if there is one. */
  readonly name?: string | undefined;
  /** Users without the permission do not get the widget. */
  readonly permission?: PermissionName | undefined;
  /** Loads when its placeholder approaches the viewport. */
  readonly isLazy?: boolean | undefined;
  /** Height of the placeholder in CSS pixels, if not the slot's. */
  readonly height?: number | undefined;
  load(): Promise<LoadedWidget<N>>;
}

/** The functions that only the shell can offer; it provides them before it mounts anything. */
export interface MicrofrontendHost {
  readonly siteName: string;
  /** The fillers of a slot in the order of their `area.json`. Always the same objects, so that each loads once. */
  fillers<N extends SlotName>(slot: N): readonly SlotFiller<N>[];
  /** Loads a service of an area, once for the page. Rejects where no area offers it; a host without areas knows none. */
  loadService?<N extends ServiceName>(name: N): Promise<Service<N>>;
  /** Reports that a page shows its content: sets and announces the document's title, moves focus and scroll. */
  pageShown(title: string): void;
  report(problem: Problem): void;
  /**
   * Reloads the page after a chunk failed, at most once a minute (§4). False if that is not allowed or the server
   * does not answer.
   */
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

/** Provides the host; called once, by the shell or a test. Without it areas run standalone and no slots are filled. */
export function provideHost(provided: MicrofrontendHost): void {
  host = provided;
}

export function getHost(): MicrofrontendHost {
  return host;
}
