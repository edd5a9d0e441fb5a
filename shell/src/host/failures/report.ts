import type { Problem } from '@shop/remote';
import { isLeaving } from './leaving.ts';

/**
 * Problems of this page that are not reported yet. The page's first script creates the list and adds uncaught errors
 * (`delivery/src/telemetry/early-script.ts`); telemetry takes the list over once it has loaded.
 */
export interface PageProblems extends Array<Problem | ErrorEvent | PromiseRejectionEvent> {
  isTaken?: boolean;
}

/** The list of this page. */
export function pageProblems(): PageProblems {
  const page = globalThis as { shopProblems?: PageProblems };
  page.shopProblems ??= [];
  return page.shopProblems;
}

const listeners = new Set<(problem: Problem) => void>();

/**
 * Reports a problem of an area or a call: to the console, and to the server once telemetry has loaded. Ignored while
 * the page is being left.
 */
export function report(problem: Problem): void {
  const { kind, area, release, message } = problem;
  if (kind !== 'mounted' && isLeaving()) return;
  if (kind !== 'mounted') console.warn(`[${area} ${release}] ${kind}: ${message}`);
  pageProblems().push(problem);
  for (const listener of listeners) listener(problem);
}

/** Calls back on every later problem. Returns the function that stops it. */
export function onReport(listener: (problem: Problem) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
