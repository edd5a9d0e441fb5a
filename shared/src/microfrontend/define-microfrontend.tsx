import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { ReactAppOrParcel } from 'single-spa-react';
import { currentLocation, matchPath } from '../router/index.ts';
import { type AreaPage, type AreaProps, AreaRoot } from './area-root.tsx';

export interface MicrofrontendDefinition {
  readonly area: string;
  /** Russian, for the error panel: «Каталог». */
  readonly title: string;
  readonly pages: readonly AreaPage[];
}

export type Microfrontend = Pick<Required<ReactAppOrParcel<AreaProps>>, 'bootstrap' | 'mount' | 'unmount'>;

/**
 * An area's lifecycles, which the shell mounts as a single-spa parcel; the area's exposed module exports them.
 * The page for the current path starts to load at once, beside whatever the shell still does.
 */
export function defineMicrofrontend({ area, title, pages }: MicrofrontendDefinition): Microfrontend {
  const { pathname } = currentLocation().location;
  const first = pages.find(({ path }) => matchPath(path, pathname));
  // A failure shows when the page is rendered, with its panel; here it only must not be unhandled.
  first?.page().catch(() => undefined);

  // Only pages with an area need single-spa, so the login page does not carry it.
  const lifecycles = import(/* webpackChunkName: "areas" */ 'single-spa-react').then(
    ({ default: singleSpaReact }) =>
      singleSpaReact<AreaProps>({
        React,
        ReactDOMClient,
        rootComponent: ({ release, owns, onBroken }: AreaProps) => (
          <AreaRoot
            area={area}
            title={title}
            pages={pages}
            release={release}
            owns={owns}
            onBroken={onBroken}
          />
        ),
        // AreaRoot has a boundary of its own, with the panel of the design system.
        suppressComponentDidCatchWarning: true,
      }),
  );
  return {
    bootstrap: async (props) => (await lifecycles).bootstrap(props),
    mount: async (props) => (await lifecycles).mount(props),
    unmount: async (props) => (await lifecycles).unmount(props),
  };
}
