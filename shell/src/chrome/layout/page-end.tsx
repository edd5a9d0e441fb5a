import { Toaster } from '@shop/ui/core/toaster';
import { useEffect } from 'react';
import { areaLoader, areas } from '../../host/federation/page-areas.ts';
import { startPrefetch } from '../../host/federation/prefetch.ts';
import { useShellChunk } from '../../host/navigation/use-shell-chunk.ts';
import { CatalogMenu } from '../catalog-menu/catalog-menu.tsx';
import { useAsksConsent } from '../consents/use-asks-consent.ts';
import { Footer } from '../footer/footer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/**
 * Everything that nobody needs at first: footer, menu of sections, button to the top, toasts, the question for a required
 * consent, and the prefetch of the next areas.
 */
export function PageEnd() {
  useEffect(() => startPrefetch(areas, areaLoader), []);
  const ConsentDialog = useShellChunk(loadConsentDialog, useAsksConsent());
  return (
    <>
      <Footer />
      <ScrollToTop />
      <Toaster />
      <CatalogMenu />
      {ConsentDialog && <ConsentDialog />}
    </>
  );
}

async function loadConsentDialog() {
  return (await import(/* webpackChunkName: "profile" */ '../consents/consent-dialog.tsx')).ConsentDialog;
}
