import type { SectionNode } from '@shop/shared/contracts/catalog';
import type { IndexedSection } from './facet-data.ts';
import type { FacetIndex } from './facet-index.ts';
import { previewUrl } from './product.presenter.ts';

/** Sections below a parent to a depth (§9: the menu goes 4 deep); an unknown parent has none. */
export function presentTree(
  { data }: FacetIndex,
  parentId: number | undefined,
  depth: number,
): SectionNode[] {
  const roots = parentId === undefined ? data.sections : (data.sectionById.get(parentId)?.children ?? []);
  return roots.map((section) => presentNode(section, depth));
}

/** The sections right below, with how many products each holds. */
export function presentSubsections({ data }: FacetIndex, section: IndexedSection | null) {
  return (section?.children ?? data.sections).map(({ id, code, name, path, from, to }) => ({
    id,
    code,
    name,
    path,
    elementCount: to - from,
  }));
}

/** From the catalogue down to the section. */
export function presentBreadcrumbs({ data }: FacetIndex, section: IndexedSection | null | undefined) {
  const trail: { name: string; link: string }[] = [];
  for (let at = section; at; at = at.parentId === null ? null : data.sectionById.get(at.parentId)) {
    trail.unshift({ name: at.name, link: `/catalog/${at.path}/` });
  }
  return [{ name: 'Каталог', link: '/catalog/' }, ...trail];
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
