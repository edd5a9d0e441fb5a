import { crc32 } from 'node:zlib';
import { FLAG_URL_ID } from '@shop/contracts/smart-filter/smart-filter';
import type { WireFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import type { Flag } from './facet-data.ts';
import type { Bounds, Condition, Extent, FacetSearch } from './facet-search.ts';
import type { SetFacet } from './set-facets.ts';

type PresentedFacet = WireFilter['items']['props'][number];
type PresentedRange = WireFilter['items']['prices'][number]['values'];

const flagChecksum = crc32(FLAG_URL_ID);

/** Presents a flag in wire names, as a list with a single choice. */
export function presentFlag(flag: Flag, found: FacetSearch, checked: boolean): PresentedFacet {
  const { id, code, name, value } = flag;
  const elementCount = found.countFlag(flag);
  const controlName = `arrFilter_${id}_${flagChecksum}`;
  const disabled = isDisabled(elementCount, checked);
  return {
    id,
    code,
    name,
    displayType: 'list',
    displayExpanded: true,
    unit: '',
    values: [{ controlName, value, urlId: FLAG_URL_ID, checked, disabled, elementCount, sort: 0 }],
  };
}

/** Presents a property in wire names, with counts or the range under the other conditions. */
export function presentProperty(
  facet: SetFacet,
  found: FacetSearch,
  own: Condition | undefined,
  isExpanded: boolean,
): PresentedFacet {
  const { property, bounds } = facet;
  const { id, code, name, unit } = property;
  const head = { id, code, name, unit, displayExpanded: own !== undefined || isExpanded };
  if (bounds === null) return { ...head, displayType: 'list', values: presentValues(facet, found, own) };
  const chosen = own?.kind === 'number' ? own : undefined;
  const values = presentRange(`arrFilter_${id}`, bounds, found.rangeOf(property), chosen);
  return { ...head, displayType: 'range', values };
}

function presentValues({ property, values }: SetFacet, found: FacetSearch, own: Condition | undefined) {
  const chosen = own?.kind === 'values' ? own.values : new Set<number>();
  const counts = values.length + chosen.size > 0 ? found.countValues(property) : new Uint32Array();
  return withChosen(values, chosen).map((position, sort) => {
    const { value, urlId, checksum } = property.values[position]!;
    const elementCount = counts[position]!;
    const checked = chosen.has(position);
    return {
      controlName: `arrFilter_${property.id}_${checksum}`,
      value,
      urlId,
      checked,
      disabled: isDisabled(elementCount, checked),
      elementCount,
      sort,
    };
  });
}

/** Presents a range in wire names: its bounds, the range under the other conditions, and the chosen bounds. */
export function presentRange(
  controlName: string,
  { min, max }: Extent,
  left: Extent | null,
  chosen: Bounds | undefined,
): PresentedRange {
  return [
    {
      controlName: `${controlName}_MIN`,
      value: min,
      filteredValue: left?.min ?? min,
      htmlValue: chosen?.from ?? '',
    },
    {
      controlName: `${controlName}_MAX`,
      value: max,
      filteredValue: left?.max ?? max,
      htmlValue: chosen?.to ?? '',
    },
  ];
}

/** A chosen value stays enabled, so it can be unselected. */
function isDisabled(elementCount: number, checked: boolean): boolean {
  return elementCount === 0 && !checked;
}

/** Adds chosen values that no product of the set has. */
function withChosen(values: readonly number[], chosen: ReadonlySet<number>): readonly number[] {
  const missing = [...chosen].filter((value) => !values.includes(value));
  return missing.length === 0 ? values : [...values, ...missing].sort((a, b) => a - b);
}
