import type { PriceListSection } from './price-lists.queries.ts';

/** Ids of ticked sections. A first-level section is ticked when all its subsections are. */
export type SectionChoice = ReadonlySet<number>;

export interface SectionBranch extends PriceListSection {
  readonly children: readonly PriceListSection[];
}

/** First-level sections with their subsections, in order. */
export function branchesOf(sections: readonly PriceListSection[]): readonly SectionBranch[] {
  return sections
    .filter(({ parentId }) => parentId === null)
    .map((section) => ({
      ...section,
      children: sections.filter(({ parentId }) => parentId === section.id),
    }));
}

export function everything(branches: readonly SectionBranch[]): SectionChoice {
  return new Set(branches.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]));
}

/** Ticks or unticks a first-level section with all its subsections. */
export function withBranch(choice: SectionChoice, branch: SectionBranch, isTicked: boolean): SectionChoice {
  const changed = new Set(choice);
  for (const { id } of [branch, ...branch.children]) {
    if (isTicked) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}

/** Ticks a subsection; the last one also ticks its section. */
export function withChild(
  choice: SectionChoice,
  branch: SectionBranch,
  childId: number,
  isTicked: boolean,
): SectionChoice {
  const changed = new Set(choice);
  if (isTicked) changed.add(childId);
  else changed.delete(childId);
  if (branch.children.every(({ id }) => changed.has(id))) changed.add(branch.id);
  else changed.delete(branch.id);
  return changed;
}

/** Whether some but not all subsections are ticked. */
export function isPartial(choice: SectionChoice, { id, children }: SectionBranch): boolean {
  return !choice.has(id) && children.some((child) => choice.has(child.id));
}

/** The ids to request: none means the whole catalogue, a section includes its subsections. */
export function toSectionIds(branches: readonly SectionBranch[], choice: SectionChoice): number[] {
  if (branches.every(({ id }) => choice.has(id))) return [];
  return branches.flatMap(({ id, children }) =>
    choice.has(id) ? [id] : children.filter((child) => choice.has(child.id)).map((child) => child.id),
  );
}

/** The number of products in the chosen sections. */
export function countProducts(branches: readonly SectionBranch[], choice: SectionChoice): number {
  return branches.reduce((sum, { id, elementCount, children }) => {
    const parts = children.filter((child) => choice.has(child.id));
    return (
      sum + (choice.has(id) ? elementCount : parts.reduce((part, child) => part + child.elementCount, 0))
    );
  }, 0);
}
