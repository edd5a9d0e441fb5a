import type { SectionNode } from '@shop/shared/contracts/catalog';

export function sectionPath({ path }: Pick<SectionNode, 'path'>): string {
  return `/catalog/${path}/`;
}
