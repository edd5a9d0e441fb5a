import { Toaster } from '@shop/ui/core/toaster';
import { useEffect } from 'react';
import { areaLoader, areas } from '../../host/federation/page-areas.ts';
import { startPrefetch } from '../../host/federation/prefetch.ts';
import { CatalogMenu } from '../catalog-menu/catalog-menu.tsx';
import { Footer } from '../footer/footer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/**
 * Everything that nobody needs at first: footer, menu of sections, button to the top, toasts, and the prefetch of the
 * next areas.
 */
export function PageEnd() {
  useEffect(() => startPrefetch(areas, areaLoader), []);
  return (
    <>
      <Footer />
      <ScrollToTop />
      <Toaster />
      <CatalogMenu />
    </>
  );
}
