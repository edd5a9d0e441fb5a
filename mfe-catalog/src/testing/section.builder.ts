import type { SectionNode } from '@shop/contracts/catalog/catalog';

let lastId = 0;

/** A section of 240 products with a picture, at its path below `/catalog/`. */
export function buildSection(name: string, path: string, children: SectionNode[] = []): SectionNode {
  return {
    id: ++lastId,
    code: path.split('/').at(-1)!,
    name,
    path,
    elementCount: 240,
    picture: '/media/section.webp',
    children,
  };
}
