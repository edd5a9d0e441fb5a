import { QueryClientProvider, queryClient } from '@shop/shared/query';
import { ShopRouter } from '@shop/shared/router';
import { GlobalStyle, ShopThemeProvider } from '@shop/shared/theme';
import { SkipLink } from '@shop/shared/ui/visually-hidden';
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
