import type { SectionNode } from '@shop/contracts/catalog/catalog';
import { NotFound } from '../../../platform/errors/errors.ts';
import type { IndexedSection } from '../facets/facet-data.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import { countWithin, type ListingBase, type ProductSet } from '../facets/product-set.ts';
import { previewUrl } from '../product/product.presenter.ts';

interface TreeQuery {
  /** Returns the section itself. */
  readonly id?: number | undefined;
  /** Returns the sections below it; none for an unknown id. */
  readonly sectionId?: number | undefined;
  /** Levels to return (§9: the menu has 4). */
  readonly depth: number;
}

/** Presents the requested sections with their descendants. Throws `NotFound` for an unknown `id`. */
export function presentTree({ data }: FacetIndex, { id, sectionId, depth }: TreeQuery): SectionNode[] {
  if (id !== undefined) {
    const section = data.sectionById.get(id);
    if (section === undefined) throw new NotFound('Такого раздела нет');
    return [presentNode(section, depth)];
  }
  const roots = sectionId === undefined ? data.sections : (data.sectionById.get(sectionId)?.children ?? []);
  return roots.map((section) => presentNode(section, depth));
}

/** Presents subsections with the number of products of the listing in each. */
export function presentSectionsOf(index: FacetIndex, base: ListingBase, { positions }: ProductSet) {
  const filled = (sections: readonly IndexedSection[]) =>
    sections.flatMap((section) => {
      const elementCount = countWithin(positions, section);
      return elementCount === 0 ? [] : [{ section, elementCount }];
    });
  let choice = filled(base.section?.children ?? index.data.sections);
  // A single section is no choice, so its children are offered instead.
  while (base.kind !== 'section' && choice.length === 1) {
    const below = filled(choice[0]!.section.children);
    if (below.length === 0) break;
    choice = below;
  }
  return choice.map(({ section: { id, code, name, path }, elementCount }) => ({
    id,
    code,
    name,
    path,
    elementCount,
  }));
}

/** Breadcrumbs from the catalogue down to the section. */
export function presentBreadcrumbs(index: FacetIndex, section: IndexedSection | null | undefined) {
  const trail = sectionTrail(index, section).map(({ name, path }) => ({ name, link: `/catalog/${path}/` }));
  return [{ name: 'Каталог', link: '/catalog/' }, ...trail];
}

/** The section and its ancestors, topmost first. */
export function sectionTrail(
  { data }: FacetIndex,
  section: IndexedSection | null | undefined,
): readonly IndexedSection[] {
  const trail: IndexedSection[] = [];
  for (let at = section; at; at = at.parentId === null ? null : data.sectionById.get(at.parentId)) {
    trail.unshift(at);
  }
  return trail;
}

function presentNode(
  { id, code, name, path, picture, children, from, to }: IndexedSection,
  depth: number,
): SectionNode {
  return {
    id,
    code,
    name,
    path,
    elementCount: to - from,
    picture: previewUrl(picture),
    children: depth <= 1 ? [] : children.map((child) => presentNode(child, depth - 1)),
  };
}
