import type { SectionNode } from '@shop/contracts/catalog/catalog';

/** A section of the catalogue as the API answers it. */
export const buildSectionWith = (part: Partial<SectionNode> = {}): SectionNode => ({
  id: 1,
  code: 'perchatki',
  name: 'Перчатки',
  path: 'perchatki',
  elementCount: 1240,
  picture: null,
  children: [],
  ...part,
});
