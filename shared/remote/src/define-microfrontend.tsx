import { currentLocation, matchPath } from '@shop/platform/router';
import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type AreaPage, type AreaProps, AreaRoot } from './area-root.tsx';

export interface MicrofrontendDefinition {
  readonly area: string;
  /** Russian, for the error panel: «Каталог». */
  readonly title: string;
  readonly pages: readonly AreaPage[];
}

/** What single-spa passes to a lifecycle: the props of the parcel and the element that is its own. */
type ParcelProps = AreaProps & { readonly domElement: HTMLElement };
type Lifecycle = (props: ParcelProps) => Promise<void>;

/** The lifecycles of a single-spa parcel. */
export interface Microfrontend {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
}

/**
 * An area's lifecycles, which the shell mounts as a single-spa parcel; the area's exposed module exports them.
 * The page for the current path starts to load at once, beside whatever the shell still does. `mount` rejects when the
 * tree fails outside of the area's own boundary.
 */
export function defineMicrofrontend({ area, title, pages }: MicrofrontendDefinition): Microfrontend {
  const { pathname } = currentLocation().location;
  const first = pages.find(({ path }) => matchPath(path, pathname));
  // A failure shows when the page is rendered, with its panel; here it only must not be unhandled.
  first?.page().catch(() => undefined);

  const roots = new WeakMap<HTMLElement, Root>();
  return {
    bootstrap: async () => undefined,
    mount: ({ domElement, release, owns, onBroken }) =>
      new Promise((resolve, reject) => {
        const root = createRoot(domElement, { onUncaughtError: reject });
        roots.set(domElement, root);
        root.render(
          <Mounted onMounted={resolve}>
            <AreaRoot area={area} title={title} pages={pages} {...{ release, owns, onBroken }} />
          </Mounted>,
        );
      }),
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
