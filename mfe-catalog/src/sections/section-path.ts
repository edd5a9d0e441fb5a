import type { SectionNode } from '@shop/contracts/catalog/catalog';

export function sectionPath({ path }: Pick<SectionNode, 'path'>): string {
  return `/catalog/${path}/`;
}
