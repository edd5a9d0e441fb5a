import { type ComponentType, lazy, Suspense, useState } from 'react';
import { QueryClientProvider, queryClient } from '../query/index.ts';
import { Route, Routes, ShopRouter, useLocation } from '../router/index.ts';
import { ShopThemeProvider } from '../theme/index.ts';
import { AreaBoundary } from './area-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
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
}

interface AreaRootProps extends AreaProps {
  readonly area: string;
  readonly title: string;
  readonly pages: readonly AreaPage[];
}

/** An area's whole React tree: the providers that a root of its own needs again, and its pages by path. */
export function AreaRoot({ area, title, pages, release, owns }: AreaRootProps) {
  return (
    <ShopThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ShopRouter owns={owns}>
          <AreaPages area={area} title={title} pages={pages} release={release} />
        </ShopRouter>
      </QueryClientProvider>
    </ShopThemeProvider>
  );
}

function AreaPages({ area, title, pages, release }: Omit<AreaRootProps, 'owns'>) {
  const { pathname } = useLocation();
  const [lazyPages, setLazyPages] = useState(() => toLazy(pages));
  return (
    <AreaBoundary
      area={area}
      title={title}
      release={release}
      resetKey={pathname}
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
