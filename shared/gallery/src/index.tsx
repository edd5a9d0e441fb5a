import { ShopRouter } from '@shop/platform/router';
import { GlobalStyle, ShopThemeProvider } from '@shop/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Browser } from './browser.tsx';
import { PartPage } from './part-page.tsx';
import { parts } from './parts.ts';

/** `?part=button` with `&bare` shows the stories alone, as the frame of the gallery and the tests need them. */
const search = new URLSearchParams(location.search);
const part = parts.find(({ id }) => id === search.get('part'));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ShopRouter>
      <ShopThemeProvider>
        <GlobalStyle />
        {part && search.has('bare') ? <PartPage part={part} /> : <Browser current={part ?? parts[0]!} />}
      </ShopThemeProvider>
    </ShopRouter>
  </StrictMode>,
);
