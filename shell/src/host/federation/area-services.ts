import type { Service, ServiceName } from '@shop/contracts/platform/services';
import type { Area } from '../discovery/discovery.ts';
import { report } from '../failures/report.ts';
import { type AreaLoader, loadInTime } from './area-loader.ts';
import { isServiceModule } from './modules.ts';

/** Loads services by the `area.json` of the areas, each once for the page; after a failure the next call tries again. */
export function createServices(areas: readonly Area[], loader: AreaLoader) {
  const loads = new Map<ServiceName, Promise<Service<ServiceName>>>();
  return <N extends ServiceName>(name: N): Promise<Service<N>> => {
    const known = loads.get(name) ?? load(name, areas, loader);
    loads.set(name, known);
    known.catch(() => loads.delete(name));
    return known as Promise<Service<N>>;
  };
}

async function load(name: ServiceName, areas: readonly Area[], loader: AreaLoader) {
  const offers = areas.flatMap((area) => area.manifest.services.map((offer) => ({ ...offer, area })));
  const found = offers.find(({ service }) => service === name);
  if (!found) throw new Error(`No area offers the service ${name}`);
  const loaded = await loadInTime(loader, found.area, found.module, isServiceModule);
  return reporting(loaded.exposed.service, { area: found.area.name, release: loaded.release.version });
}

/** Reports that the release is in use, and what its methods throw. */
function reporting(service: Service<ServiceName>, offered: { area: string; release: string }) {
  report({ kind: 'mounted', ...offered });
  const methods = Object.entries(service as Readonly<Record<string, (input: unknown) => unknown>>);
  const reported = methods.map(([name, method]) => [
    name,
    (input: unknown) => {
      try {
        return method(input);
      } catch (error) {
        report({ kind: 'render', ...offered, message: String(error) });
        throw error;
      }
    },
  ]);
  return Object.fromEntries(reported) as Service<ServiceName>;
}
