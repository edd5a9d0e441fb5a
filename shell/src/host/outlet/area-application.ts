import type { LoadableRelease } from '@shop/contracts/platform/discovery';
import type { AreaProps, Microfrontend } from '@shop/remote';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { Area } from '../discovery/discovery.ts';
import { report } from '../failures/report.ts';
import type { AreaLoader, Loaded } from '../federation/area-loader.ts';
import { isMicrofrontend } from '../federation/modules.ts';
import { outletElement, setOutlet } from './outlet.atoms.ts';

/**
 * The application that single-spa sees for an area. It mounts at once and loads the remote afterwards: handed the
 * load itself, single-spa would block every navigation on one hanging remote, and never revive one that failed.
 */
export function areaApplication(
  area: Area,
  loader: AreaLoader,
  owns: AreaProps['owns'],
  refresh: () => Promise<unknown>,
) {
  let visit: Visit | undefined;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      visit = new Visit(area, loader, owns, refresh);
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
  private element = document.createElement('div');
  private readonly area: Area;
  private readonly loader: AreaLoader;
  private readonly owns: AreaProps['owns'];
  private readonly refresh: () => Promise<unknown>;

  constructor(area: Area, loader: AreaLoader, owns: AreaProps['owns'], refresh: () => Promise<unknown>) {
    this.area = area;
    this.loader = loader;
    this.owns = owns;
    this.refresh = refresh;
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
    setOutlet({ status: 'failed', area: name, title: manifest.title, retry: () => void this.retry() });
  }

  /** The release that failed may have been taken back by now. */
  private async retry(): Promise<void> {
    setOutlet({ status: 'loading', area: this.area.name });
    await this.refresh().catch(() => undefined);
    if (!this.hasEnded) this.start('anew');
  }

  /** Puts the area's other release in the place of one that came but could not show its first page. */
  private fallBack({ version }: LoadableRelease, error: unknown): boolean {
    if (this.hasEnded || !this.loader.distrust(this.area, version)) return false;
    report({ kind: 'fallback', area: this.area.name, release: version, message: String(error) });
    const { parcel, element } = this;
    this.parcel = undefined;
    this.element = document.createElement('div');
    // At once, so that its panel is never seen.
    element.remove();
    parcel?.unmount().catch(() => undefined);
    this.start();
    return true;
  }

  private async mount({ exposed, release }: Loaded<Microfrontend>): Promise<void> {
    if (this.hasEnded || this.parcel) return;
    this.element.dataset.area = this.area.name;
    this.element.dataset.release = release.version;
    outletElement.append(this.element);
    const parcel: Parcel = mountRootParcel(exposed as unknown as ParcelConfig, {
      domElement: this.element,
      release: release.version,
      owns: this.owns,
      onBroken: (error: unknown) => this.parcel === parcel && this.fallBack(release, error),
    });
    this.parcel = parcel;
    const stages = [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise];
    for (const stage of [...stages, parcel.unmountPromise])
      stage.catch((error) => this.reportStage(error, release.version));
    const failure = await parcel.mountPromise.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (this.hasEnded || this.parcel !== parcel) return;
    if (!failure) return setOutlet({ status: 'mounted', area: this.area.name });
    if (this.fallBack(release, failure.error)) return;
    this.parcel = undefined;
    this.element.remove();
    this.fail();
  }

  private reportStage(error: unknown, release: string): void {
    report({ kind: 'mount', area: this.area.name, release, message: String(error) });
  }
}
