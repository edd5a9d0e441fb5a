import type { AreaProps, Microfrontend } from '@shop/shared/microfrontend';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { AreaLoader, Loaded } from '../federation/area-loader.ts';
import type { Area } from '../federation/discovery.ts';
import { isMicrofrontend } from '../federation/modules.ts';
import { report } from '../federation/report.ts';
import { outletElement, setOutlet } from './outlet-store.ts';

/**
 * The application that single-spa sees for an area. It mounts at once and loads the remote afterwards: handed the
 * load itself, single-spa would block every navigation on one hanging remote, and never revive one that failed.
 */
export function areaApplication(area: Area, loader: AreaLoader, owns: AreaProps['owns']) {
  let visit: Visit | undefined;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      visit = new Visit(area, loader, owns);
      visit.start();
    },
    unmount: async () => {
      await visit?.end();
      visit = undefined;
    },
  };
}

/** One stay of the user in an area, from the moment its path is entered until it is left. */
class Visit {
  private hasEnded = false;
  private parcel: Parcel | undefined;
  private readonly element = document.createElement('div');
  private readonly area: Area;
  private readonly loader: AreaLoader;
  private readonly owns: AreaProps['owns'];

  constructor(area: Area, loader: AreaLoader, owns: AreaProps['owns']) {
    this.area = area;
    this.loader = loader;
    this.owns = owns;
  }

  start(anew?: 'anew'): void {
    const { name, manifest } = this.area;
    setOutlet({ status: 'loading', area: name });
    const { ready, late } = this.loader.load(this.area, manifest.module, isMicrofrontend, anew);
    late.then(() => this.fail());
    ready.then(
      (loaded) => this.mount(loaded),
      () => this.fail(),
    );
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    setOutlet({ status: 'empty' });
    // A parcel that fails to unmount has been reported; its element goes either way.
    await this.parcel?.unmount().catch(() => undefined);
    this.element.remove();
  }

  private fail(): void {
    if (this.hasEnded || this.parcel) return;
    const { name, manifest } = this.area;
    setOutlet({ status: 'failed', area: name, title: manifest.title, retry: () => this.start('anew') });
  }

  private async mount({ exposed, release }: Loaded<Microfrontend>): Promise<void> {
    if (this.hasEnded || this.parcel) return;
    this.element.dataset.area = this.area.name;
    this.element.dataset.release = release.version;
    outletElement.append(this.element);
    const parcel = mountRootParcel(exposed as unknown as ParcelConfig, {
      domElement: this.element,
      release: release.version,
      owns: this.owns,
    });
    this.parcel = parcel;
    const stages = [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise];
    for (const stage of [...stages, parcel.unmountPromise])
      stage.catch((error) => this.reportStage(error, release.version));
    const isMounted = await parcel.mountPromise.then(
      () => true,
      () => false,
    );
    if (this.hasEnded) return;
    if (isMounted) return setOutlet({ status: 'mounted', area: this.area.name });
    this.parcel = undefined;
    this.element.remove();
    this.fail();
  }

  private reportStage(error: unknown, release: string): void {
    report({ kind: 'mount', area: this.area.name, release, message: String(error) });
  }
}
