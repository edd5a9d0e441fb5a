import { askAhead, type FirstQuery, QueryClientProvider, queryClient } from '@shop/platform/query';
import { currentLocation, matchPath, Route, Routes, ShopRouter, useLocation } from '@shop/platform/router';
import { ShopThemeProvider } from '@shop/ui/theme';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import { type LazyChunk, lazyChunk } from './lazy-chunk.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageShown } from './page-shown.ts';
import { PageSkeleton } from './page-skeleton.tsx';

export interface AreaPage {
  /** A react-router pattern: `/catalog/*`, `/orders/:code/`. */
  readonly path: string;
  /**
   * Imports the page's component, or its route, which names its first queries. The import of the component needs the
   * `webpackChunkName` given in area.json, that of the route a name that ends in `-routes`.
   */
  readonly page: () => Promise<ComponentType | PageRoute>;
}

/**
 * A page with its first queries, in a small chunk of its own that the origin preloads together with the page's. In the
 * page's chunk it weighs half a kilobyte less, and its queries wait for that one.
 */
export interface PageRoute {
  /**
   * The queries that the page begins with, by its URL. They are sent while the page's chunk loads and before the session
   * has been checked; the page takes their answers with queries of the same keys.
   */
  readonly first: (place: PagePlace) => readonly FirstQuery[];
  readonly page: () => Promise<ComponentType>;
}

/** The URL of a page, with the parameters of its `path`. */
export interface PagePlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** The props that the shell passes when it mounts an area. */
export interface AreaProps {
  readonly release: string;
  /** Whether a path belongs to this area; other paths are ignored while it unmounts. */
  readonly owns: (pathname: string) => boolean;
  /**
   * Called if the area fails before it has shown any page. Returns true if the shell replaces it by another release;
   * otherwise the area shows its panel.
   */
  readonly onBroken?: ((error: unknown) => boolean) | undefined;
}

/** A page of an area with its chunk, which may have loaded already. */
export interface PageChunk {
  readonly path: string;
  readonly chunk: LazyChunk;
}

interface AreaRootProps extends AreaProps {
  readonly area: string;
  readonly title: string;
  readonly pages: readonly AreaPage[];
  /** The chunks of `pages` to begin with. */
  readonly chunks: readonly PageChunk[];
}

/** An area's whole React tree: the providers that its own root needs, and its pages by path. */
export function AreaRoot({ area, title, pages, chunks, release, owns, onBroken }: AreaRootProps) {
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
              chunks={chunks}
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

function AreaPages({ area, title, pages, chunks, release, onBroken }: AreaPagesProps) {
  const { pathname } = useLocation();
  const [current, setCurrent] = useState(chunks);
  return (
    <AreaBoundary
      area={area}
      title={title}
      release={release}
      resetKey={pathname}
      onBroken={onBroken}
      // A lazy chunk remembers its failure, so another attempt needs new ones.
      onRetry={() => setCurrent(chunksOf(pages))}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {current.map(({ path, chunk: { Component } }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </AreaBoundary>
  );
}

export function chunksOf(pages: readonly AreaPage[]): readonly PageChunk[] {
  return pages.map((page) => ({ path: page.path, chunk: lazyChunk(() => loadPage(page)) }));
}

/** Loads a page, and sends its first queries meanwhile. */
export async function loadPage({ path, page }: AreaPage): Promise<ComponentType> {
  const loaded = await page();
  if (!('first' in loaded)) return loaded;
  const { pathname, search } = currentLocation().location;
  const match = matchPath(path, pathname);
  try {
    if (match)
      askAhead(loaded.first({ params: match.params, pathname, search: new URLSearchParams(search) }));
  } catch {
    // The page meets the same URL, and shows what is wrong with it.
  }
  return loaded.page();
}
