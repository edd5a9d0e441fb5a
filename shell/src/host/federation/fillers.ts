import { widgetCode } from '@shop/contracts/platform/area';
import type { SlotName } from '@shop/contracts/platform/slots';
import type { SlotFiller } from '@shop/remote';
import type { Area } from '../discovery/discovery.ts';
import { type AreaLoader, loadInTime } from './area-loader.ts';
import { isWidget } from './modules.ts';

/** Returns the fillers of a slot from the `area.json` of every area; the same objects on every call. */
export function createFillers(areas: readonly Area[], loader: AreaLoader) {
  const bySlot = new Map<string, readonly SlotFiller[]>();
  return (slot: SlotName): readonly SlotFiller[] => {
    const known = bySlot.get(slot) ?? findFillers(slot, areas, loader);
    bySlot.set(slot, known);
    return known;
  };
}

function findFillers(slot: SlotName, areas: readonly Area[], loader: AreaLoader): readonly SlotFiller[] {
  return areas
    .flatMap((area) =>
      area.manifest.widgets.filter((widget) => widget.slot === slot).map((widget) => ({ area, widget })),
    )
    .sort((one, other) => one.widget.order - other.widget.order)
    .map(({ area, widget }) => ({
      area: area.name,
      code: widgetCode(widget),
      title: area.manifest.title,
      name: widget.title,
      permission: widget.permission,
      isLazy: widget.lazy,
      height: widget.height,
      load: async () => {
        const loaded = await loadInTime(loader, area, widget.module, isWidget);
        return { Widget: loaded.exposed.Widget, release: loaded.release.version };
      },
    }));
}
