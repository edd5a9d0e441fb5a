import { createHash } from 'node:crypto';
import type { GroupToWrite, PropertyToWrite } from '../../commerceml/export/write-import.ts';
import { assortment } from './assortment/assortment.ts';
import type { Kind } from './assortment/kind.ts';

/** A GUID in 1C's notation, always the same for the same name. */
export function guidOf(name: string): string {
  const hex = createHash('sha1').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function groupIdOf({ section }: Kind): string {
  return guidOf(`group ${section.join('/')}`);
}

/** Sections of the whole assortment, parents first. */
export function demoGroups(): readonly GroupToWrite[] {
  const groups = new Map<string, GroupToWrite>();
  for (const { section } of assortment) {
    section.forEach((name, depth) => {
      const id = guidOf(`group ${section.slice(0, depth + 1).join('/')}`);
      const parentId = depth === 0 ? null : guidOf(`group ${section.slice(0, depth).join('/')}`);
      if (!groups.has(id)) groups.set(id, { id, parentId, name, sort: groups.size });
    });
  }
  return [...groups.values()];
}

/** Properties that matter most to a buyer come first. */
const leading = ['Категория защиты', 'Класс защиты', 'Материал', 'Мощность', 'Диаметр', 'Цвет', 'Сезон'];

/** Properties of all kinds; list values have ids, as in 1C's reference books. */
export function demoProperties(): readonly PropertyToWrite[] {
  const properties = new Map<string, { unit: string | null; values: Set<string> }>();
  for (const { properties: own } of assortment) {
    for (const [name, values] of Object.entries(own)) {
      const known = properties.get(name) ?? {
        unit: 'unit' in values ? values.unit : null,
        values: new Set(),
      };
      if (!('unit' in values)) for (const value of values) known.values.add(value);
      properties.set(name, known);
    }
  }
  const rank = (name: string) => (leading.indexOf(name) + leading.length + 1) % (leading.length + 1);
  return [...properties]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, { unit, values }], index) => ({
      id: propertyIdOf(name),
      name,
      valueKind: unit === null ? ('list' as const) : ('number' as const),
      unit: unit ?? '',
      sort: index,
      variants: new Map([...values].map((value) => [valueIdOf(name, value), value])),
    }));
}

export function propertyIdOf(name: string): string {
  return guidOf(`property ${name}`);
}

export function valueIdOf(property: string, value: string): string {
  return guidOf(`value ${property} ${value}`);
}
