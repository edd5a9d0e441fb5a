import type { Service, ServiceName } from '@shop/contracts/platform/services';
import type { FirstQuery } from '@shop/platform/query';
import type { LoadedWidget, Microfrontend } from '@shop/remote';

/** Whether an exposed module has the lifecycles of an area. */
export function isMicrofrontend(exposed: unknown): exposed is Microfrontend {
  const { bootstrap, mount, unmount } = exposed as Partial<Microfrontend>;
  return [bootstrap, mount, unmount].every((lifecycle) => typeof lifecycle === 'function');
}

/** A component for a slot, and the queries that it begins with, if they need no props. */
interface WidgetModule {
  readonly Widget: LoadedWidget['Widget'];
  readonly first?: () => readonly FirstQuery[];
}

/** Whether an exposed module has a component for a slot. */
export function isWidget(exposed: unknown): exposed is WidgetModule {
  return typeof (exposed as { Widget?: unknown }).Widget === 'function';
}

/** Whether an exposed module offers a service. */
export function isServiceModule(exposed: unknown): exposed is { service: Service<ServiceName> } {
  return typeof (exposed as { service?: unknown }).service === 'object';
}
