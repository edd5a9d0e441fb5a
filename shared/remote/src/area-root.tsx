import { QueryClientProvider, queryClient } from '@shop/platform/query';
import { Route, Routes, ShopRouter, useLocation } from '@shop/platform/router';
import { ShopThemeProvider } from '@shop/ui/theme';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageShown } from './page-shown.ts';
import { PageSkeleton } from './page-skeleton.tsx';

export interface AreaPage {
  /** A react-router pattern: `/catalog/*`, `/orders/:code/`. */
  readonly path: string;
  /** Loads the page's component; give the import the `webpackChunkName` that area.json names. */
  readonly page: () => Promise<ComponentType>;
}

/** What the shell passes when it mounts an area. */
export interface AreaProps {
  readonly release: string;
  /** Whether a path belongs to this area; others are ignored while it unmounts. */
  readonly owns: (pathname: string) => boolean;
  /**
   * Called when the area failed before it had shown any page: true when the shell puts another release in its place.
   * Without it the area shows its panel.
   */
  readonly onBroken?: ((error: unknown) => boolean) | undefined;
}

interface AreaRootProps extends AreaProps {
  readonly area: string;
  readonly title: string;
  readonly pages: readonly AreaPage[];
}

/** An area's whole React tree: the providers that a root of its own needs again, and its pages by path. */
export function AreaRoot({ area, title, pages, release, owns, onBroken }: AreaRootProps) {
  const shown = useRef(false);
  return (
    <ShopThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ShopRouter owns={owns}>
          <PageShown value={shown}>
            <AreaPages
              area={area}
              title={title}
              pages={pages}
              release={release}
              onBroken={(error) => !shown.current && (onBroken?.(error) ?? false)}
            />
          </PageShown>
        </ShopRouter>
      </QueryClientProvider>
    </ShopThemeProvider>
  );
}

interface AreaPagesProps extends Omit<AreaRootProps, 'owns'> {
  readonly onBroken: (error: unknown) => boolean;
}

function AreaPages({ area, title, pages, release, onBroken }: AreaPagesProps) {
  const { pathname } = useLocation();
  const [lazyPages, setLazyPages] = useState(() => toLazy(pages));
  return (
    <AreaBoundary
      area={area}
      title={title}
      release={release}
      resetKey={pathname}
      onBroken={onBroken}
      // A lazy component remembers its failure, so a new try needs new ones.
      onRetry={() => setLazyPages(toLazy(pages))}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {lazyPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </AreaBoundary>
  );
}

function toLazy(pages: readonly AreaPage[]) {
  return pages.map(({ path, page }) => ({
    path,
    Page: lazy(async () => ({ default: await page() })),
  }));
}
