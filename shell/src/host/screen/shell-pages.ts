import type { ShellPage } from '../../routes.ts';

type Load = (page: ShellPage) => Promise<unknown>;

let load: Load | undefined;

/** The screens, which stand above everything else of the shell, say how their pages are loaded. */
export function providePages(provided: Load): void {
  load = provided;
}

/** Fetches a page of the shell that will be wanted next; one that does not come now comes when it is opened. */
export function prefetchPage(page: ShellPage): void {
  load?.(page).catch(() => undefined);
}
