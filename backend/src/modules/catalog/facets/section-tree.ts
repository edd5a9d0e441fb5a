import type { IndexedSection, SectionRow } from './facet-data.ts';

/**
 * Builds the section tree from rows in menu order. `order` ranks sections so that descendants follow their section.
 * Once products are in this order, `place` computes the product range of each section and drops empty sections.
 */
export function buildSections(rows: readonly SectionRow[]) {
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const order = new Map<number, number>();
  const visit = (parentId: number | null) => {
    for (const { id } of children.get(parentId) ?? []) {
      order.set(id, order.size);
      visit(id);
    }
  };
  visit(null);
  const place = (sectionOfProduct: Float64Array) => placeSections(children, sectionOfProduct);
  return { order, sections: { place } };
}

function placeSections(
  children: ReadonlyMap<number | null, readonly SectionRow[]>,
  sectionOfProduct: Float64Array,
) {
  const own = new Map<number, { from: number; to: number }>();
  for (const [position, section] of sectionOfProduct.entries()) {
    const run = own.get(section);
    if (run === undefined) own.set(section, { from: position, to: position + 1 });
    else run.to = position + 1;
  }
  const all: IndexedSection[] = [];
  const build = (row: SectionRow): readonly IndexedSection[] => {
    const below = (children.get(row.id) ?? []).flatMap(build);
    const runs = [own.get(row.id), ...below].filter((run) => run !== undefined);
    if (runs.length === 0) return [];
    const section: IndexedSection = {
      ...row,
      from: Math.min(...runs.map(({ from }) => from)),
      to: Math.max(...runs.map(({ to }) => to)),
      children: below,
    };
    all.push(section);
    return [section];
  };
  const roots = (children.get(null) ?? []).flatMap(build);
  return {
    sections: roots,
    sectionByPath: new Map(all.map((section) => [section.path, section])),
    sectionById: new Map(all.map((section) => [section.id, section])),
  };
}
