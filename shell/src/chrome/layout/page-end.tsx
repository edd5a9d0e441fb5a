import { Toaster } from '@shop/ui/core/toaster';
import { useEffect } from 'react';
import { areaLoader, areas } from '../../host/federation/page.ts';
import { startPrefetch } from '../../host/federation/prefetch.ts';
import { CatalogMenu } from '../catalog-menu/catalog-menu.tsx';
import { Footer } from '../footer/footer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** What nobody sees or needs at first: the footer, the menu of sections, the way back to the top, messages, and the next areas, fetched ahead. */
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
