import { QueryClientProvider, queryClient } from '@shop/platform/query';
import { ShopRouter } from '@shop/platform/router';
import { SkipLink } from '@shop/ui/core/visually-hidden';
import { GlobalStyle, ShopThemeProvider } from '@shop/ui/theme';
import { ShellBoundary } from './errors/shell-boundary.tsx';
import { LoadingBar } from './layout/loading-bar.tsx';
import { ShopLayout } from './layout/shop-layout.tsx';
import { Announcer } from './navigation/announcer.tsx';

/** The shell's React tree. Areas are not in it: they have roots of their own inside the outlet. */
export function App() {
  return (
    <ShopThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ShopRouter>
          <GlobalStyle />
          <SkipLink />
          <LoadingBar />
          <ShellBoundary>
            <ShopLayout />
          </ShellBoundary>
          <Announcer />
        </ShopRouter>
      </QueryClientProvider>
    </ShopThemeProvider>
  );
}
