import type { PriceListSection } from './price-lists.queries.ts';

/** Ids of the sections that are ticked; a section of the first level is, when all below it are. */
export type SectionChoice = ReadonlySet<number>;

export interface SectionBranch extends PriceListSection {
  readonly children: readonly PriceListSection[];
}

/** The sections of the first level with those below them, in their order. */
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

/** Ticks a section of the first level with all below it, or unticks them. */
export function withBranch(choice: SectionChoice, branch: SectionBranch, isTicked: boolean): SectionChoice {
  const changed = new Set(choice);
  for (const { id } of [branch, ...branch.children]) {
    if (isTicked) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}

/** Ticks one of the second level; the last one ticks the section above too. */
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

/** Whether some below it are ticked, but not all. */
export function isPartial(choice: SectionChoice, { id, children }: SectionBranch): boolean {
  return !choice.has(id) && children.some((child) => choice.has(child.id));
}

/** What to ask for: none means the whole catalogue; a section stands for all below it. */
export function askedSections(branches: readonly SectionBranch[], choice: SectionChoice): number[] {
  if (branches.every(({ id }) => choice.has(id))) return [];
  return branches.flatMap(({ id, children }) =>
    choice.has(id) ? [id] : children.filter((child) => choice.has(child.id)).map((child) => child.id),
  );
}

/** How many products that is. */
export function countProducts(branches: readonly SectionBranch[], choice: SectionChoice): number {
  return branches.reduce((sum, { id, elementCount, children }) => {
    const parts = children.filter((child) => choice.has(child.id));
    return (
      sum + (choice.has(id) ? elementCount : parts.reduce((part, child) => part + child.elementCount, 0))
    );
  }, 0);
}
