import { widgetCode } from '@shop/contracts/platform/area';
import type { SlotName } from '@shop/contracts/platform/slots';
import { askAhead } from '@shop/platform/query';
import { isWidget } from './modules.ts';
import { areaLoader, areas } from './page-areas.ts';

/**
 * Sends the first queries of the widgets that are rendered into a slot with the page, as soon as their modules have loaded.
 * Their scripts are preloaded by the origin; the slot shows what fails.
 */
export function askWidgetsAhead(slot: SlotName, isMeant: (code: string) => boolean): void {
  for (const area of areas)
    for (const widget of area.manifest.widgets) {
      if (widget.slot !== slot || widget.lazy || !isMeant(widgetCode(widget))) continue;
      areaLoader.load(area, widget.module, isWidget, 'ahead').ready.then(
        ({ exposed }) => askAhead(exposed.first?.() ?? []),
        () => undefined,
      );
    }
}
