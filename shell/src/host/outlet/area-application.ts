import type { LoadableRelease } from '@shop/contracts/platform/discovery';
import type { AreaProps, Microfrontend } from '@shop/remote';
import { mountRootParcel, type Parcel } from 'single-spa';
import type { Area } from '../discovery/discovery.ts';
import { report } from '../failures/report.ts';
import type { AreaLoader, Loaded } from '../federation/area-loader.ts';
import { isMicrofrontend } from '../federation/modules.ts';
import { outletElement, setOutlet } from './outlet.atoms.ts';

/**
 * The application that single-spa knows for an area. It mounts at once and loads the remote afterwards: if single-spa
 * awaited the load, one hanging remote would block every navigation, and a failed one could never recover.
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

type ParcelProps = AreaProps & { domElement: HTMLElement };

/**
 * single-spa 6.0.3 never removes a root parcel from its list (`rootParcels` has no name, and only parcels of a named
 * parent are removed), so the props of every visit would keep its whole tree alive. May go when it removes them.
 */
function emptyProps(props: Partial<ParcelProps>): void {
  delete props.domElement;
  delete (props as { onBroken?: unknown }).onBroken;
}

/** One visit of the user to an area, from entering its path until leaving it. */
class Visit {
  private hasEnded = false;
  private isMounted = false;
  private parcel: Parcel<ParcelProps> | undefined;
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
    late.then((isLate) => isLate && this.fail());
    ready.then(
      (loaded) => this.mount(loaded),
      () => this.fail(),
    );
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    setOutlet({ status: 'empty' });
    // A parcel that fails to unmount has been reported; its element is removed either way.
    const unmounted = this.parcel?.unmount().catch(() => undefined);
    // One that still mounts unmounts afterwards: a page that hangs must not hold up the way to the next area.
    if (this.isMounted) await unmounted;
    this.element.remove();
  }

  private fail(): void {
    if (this.hasEnded || this.parcel) return;
    const { name, manifest } = this.area;
    setOutlet({ status: 'failed', area: name, title: manifest.title, retry: () => void this.retry() });
  }

  /** The failed release may have been withdrawn meanwhile. */
  private async retry(): Promise<void> {
    setOutlet({ status: 'loading', area: this.area.name });
    await this.refresh().catch(() => undefined);
    if (!this.hasEnded) this.start('anew');
  }

  /** Replaces a release that loaded but could not show its first page by the area's other release. */
  private fallBack({ version }: LoadableRelease, error: unknown): boolean {
    if (this.hasEnded || !this.loader.distrust(this.area, version)) return false;
    report({ kind: 'fallback', area: this.area.name, release: version, message: String(error) });
    const { parcel, element } = this;
    this.parcel = undefined;
    this.element = document.createElement('div');
    // Unmounted at once, so that its panel never appears.
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
    const props: ParcelProps = {
      domElement: this.element,
      release: release.version,
      owns: this.owns,
      onBroken: (error: unknown) => this.parcel === parcel && this.fallBack(release, error),
    };
    const parcel = mountRootParcel<ParcelProps>(exposed, props);
    this.parcel = parcel;
    parcel.unmountPromise.then(
      () => emptyProps(props),
      () => emptyProps(props),
    );
    const stages = [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise];
    for (const stage of [...stages, parcel.unmountPromise])
      stage.catch((error) => this.reportStage(error, release.version));
    const failure = await parcel.mountPromise.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (this.hasEnded || this.parcel !== parcel) return;
    if (!failure) {
      this.isMounted = true;
      return setOutlet({ status: 'mounted', area: this.area.name });
    }
    if (this.fallBack(release, failure.error)) return;
    this.parcel = undefined;
    this.element.remove();
    this.fail();
  }

  private reportStage(error: unknown, release: string): void {
    report({ kind: 'mount', area: this.area.name, release, message: String(error) });
  }
}
