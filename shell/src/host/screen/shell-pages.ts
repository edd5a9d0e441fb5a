import type { ShellPage } from '../../routes.ts';

type Load = (page: ShellPage) => Promise<unknown>;

let load: Load | undefined;

/** The registry through which `screens/`, a higher floor, provides the loaders of its pages. */
export function providePages(provided: Load): void {
  load = provided;
}

/** Preloads a page of the shell. Never rejects: a failed chunk loads again when the page opens. */
export async function prefetchPage(page: ShellPage): Promise<void> {
  await load?.(page).catch(() => undefined);
}
