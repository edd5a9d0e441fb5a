import { currentLocation, matchPath } from '@shop/platform/router';
import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type AreaPage, type AreaProps, AreaRoot, chunksOf, loadPage } from './area-root.tsx';

export interface MicrofrontendDefinition {
  readonly area: string;
  /** Russian name for the error panel: «Каталог». */
  readonly title: string;
  readonly pages: readonly AreaPage[];
}

/** The argument of single-spa lifecycles: the props of the parcel and its element. */
type ParcelProps = AreaProps & { readonly domElement: HTMLElement };
type Lifecycle = (props: ParcelProps) => Promise<void>;

/** The lifecycles of a single-spa parcel. */
export interface Microfrontend {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
}

/**
 * Defines an area's lifecycles, which its exposed module exports and the shell mounts as a single-spa parcel. The
 * page of the current path and its first queries start loading at once, in parallel with the shell. `mount` rejects if
 * the tree fails outside the area's own boundary.
 */
export function defineMicrofrontend({ area, title, pages }: MicrofrontendDefinition): Microfrontend {
  const findPage = <Page extends { readonly path: string }>(known: readonly Page[]) => {
    const { pathname } = currentLocation().location;
    return known.find(({ path }) => matchPath(path, pathname));
  };
  const first = findPage(pages);
  // The panel reports this failure when the page renders; here it only must not be an unhandled rejection.
  if (first) loadPage(first).catch(() => undefined);

  const roots = new WeakMap<HTMLElement, Root>();
  return {
    bootstrap: async () => undefined,
    async mount({ domElement, release, owns, onBroken }) {
      const chunks = chunksOf(pages);
      // Rendered without its page, the tree would suspend, and React would hold the page back (`lazyChunk`).
      await findPage(chunks)
        ?.chunk.preload()
        .catch(() => undefined);
      // The user has left meanwhile. (The outlet itself may not be in the document yet.)
      if (domElement.parentNode === null) return;
      await new Promise<void>((resolve, reject) => {
        const root = createRoot(domElement, { onUncaughtError: reject });
        roots.set(domElement, root);
        root.render(
          <Mounted onMounted={resolve}>
            <AreaRoot {...{ area, title, pages, chunks, release, owns, onBroken }} />
          </Mounted>,
        );
      });
    },
    unmount: async ({ domElement }) => {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}
