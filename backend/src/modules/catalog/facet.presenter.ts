import { crc32 } from 'node:zlib';
import { FLAG_URL_ID } from '@shop/shared/contracts/smart-filter';
import type { SmartFilter } from '@shop/shared/contracts/smart-filter-answer';
import type { Flag } from './facet-data.ts';
import type { Bounds, Condition, Extent, FacetSearch } from './facet-search.ts';
import type { SetFacet } from './set-facets.ts';

type PresentedFacet = SmartFilter['items']['props'][number];
type PresentedRange = NonNullable<PresentedFacet['range']>;

const flagChecksum = crc32(FLAG_URL_ID);

/** A flag on the wire: a list of one choice. */
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
    range: null,
  };
}

/** A property on the wire, with what the other conditions leave of its values or its range. */
export function presentProperty(
  { property, values, bounds }: SetFacet,
  found: FacetSearch,
  own: Condition | undefined,
  isExpanded: boolean,
): PresentedFacet {
  const controlName = `arrFilter_${property.id}`;
  const chosen = own?.kind === 'values' ? own.values : new Set<number>();
  const counts = values.length + chosen.size > 0 ? found.countValues(property) : new Uint32Array();
  return {
    id: property.id,
    code: property.code,
    name: property.name,
    displayType: property.kind === 'number' ? 'range' : 'list',
    displayExpanded: own !== undefined || isExpanded,
    unit: property.unit,
    values: withChosen(values, chosen).map((position, sort) => {
      const { value, urlId, checksum } = property.values[position]!;
      const elementCount = counts[position]!;
      const checked = chosen.has(position);
      return {
        controlName: `${controlName}_${checksum}`,
        value,
        urlId,
        checked,
        disabled: isDisabled(elementCount, checked),
        elementCount,
        sort,
      };
    }),
    range:
      bounds === null
        ? null
        : presentRange(
            controlName,
            bounds,
            found.rangeOf(property),
            own?.kind === 'number' ? own : undefined,
          ),
  };
}

/** A range on the wire: of all, of what is left, and what is chosen. */
export function presentRange(
  controlName: string,
  { min, max }: Extent,
  left: Extent | null,
  chosen: Bounds | undefined,
): PresentedRange {
  return {
    controlNameMin: `${controlName}_MIN`,
    controlNameMax: `${controlName}_MAX`,
    min,
    max,
    filteredMin: left?.min ?? min,
    filteredMax: left?.max ?? max,
    chosenMin: chosen?.from ?? null,
    chosenMax: chosen?.to ?? null,
  };
}

/** A chosen value can always be taken back. */
function isDisabled(elementCount: number, checked: boolean): boolean {
  return elementCount === 0 && !checked;
}

/** Values of the products, and those chosen though no product has them. */
function withChosen(values: readonly number[], chosen: ReadonlySet<number>): readonly number[] {
  const missing = [...chosen].filter((value) => !values.includes(value));
  return missing.length === 0 ? values : [...values, ...missing].sort((a, b) => a - b);
}
