import { QueryClientProvider, queryClient } from '@shop/platform/query';
import { ShopRouter } from '@shop/platform/router';
import { SkipLink } from '@shop/ui/core/visually-hidden';
import { GlobalStyle, ShopThemeProvider } from '@shop/ui/theme';
import { LoadingBar } from './chrome/layout/loading-bar.tsx';
import { ShopLayout } from './chrome/layout/shop-layout.tsx';
import { Announcer } from './host/navigation/announcer.tsx';
import { ShellBoundary } from './screens/errors/shell-boundary.tsx';
import { ScreenContent } from './screens/screen-content.tsx';

/** The shell's React tree. Areas are not part of it: each has a root of its own inside the outlet. */
export function App() {
  return (
    <ShopThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ShopRouter>
          <GlobalStyle />
          <SkipLink />
          <LoadingBar />
          <ShellBoundary>
            <ShopLayout Content={ScreenContent} />
          </ShellBoundary>
          <Announcer />
        </ShopRouter>
      </QueryClientProvider>
    </ShopThemeProvider>
  );
}
