import type { FacetIndex } from '../facets/facet-index.ts';
import type { ListingBase } from '../facets/product-set.ts';
import { presentBreadcrumbs, sectionTrail } from './sections.ts';

interface Breadcrumb {
  readonly name: string;
  readonly link: string;
}

/** Starts at the overview page of the kind and ends with the listing itself. */
export function presentBreadcrumbsOf(index: FacetIndex, base: ListingBase): Breadcrumb[] {
  switch (base.kind) {
    case 'section':
      return presentBreadcrumbs(index, base.section);
    case 'brand': {
      const { brand, section } = base;
      const link = `/brands/${brand.code}/`;
      return [
        { name: 'Бренды', link: '/brands/' },
        { name: brand.name, link },
        ...sectionTrail(index, section).map(({ name, path }) => ({ name, link: `${link}${path}/` })),
      ];
    }
    case 'products':
      return [{ name: 'Поиск', link: '/search/' }];
  }
}
