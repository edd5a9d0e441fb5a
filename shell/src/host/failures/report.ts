import type { Problem } from '@shop/remote';
import { isLeaving } from './leaving.ts';

/**
 * What has happened on this page and nobody has told yet. The page's own first script makes the list and puts in what
 * nobody caught (`delivery/src/telemetry/early-script.ts`); telemetry takes the list over when it has come.
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
 * The one place where problems of areas and calls end up: the console now, the server when telemetry has come. Nothing is
 * a failure while the page is being left.
 */
export function report(problem: Problem): void {
  const { kind, area, release, message } = problem;
  if (kind !== 'mounted' && isLeaving()) return;
  if (kind !== 'mounted') console.warn(`[${area} ${release}] ${kind}: ${message}`);
  pageProblems().push(problem);
  for (const listener of listeners) listener(problem);
}

/** Calls back on every later problem; returns the way to stop. */
export function onReport(listener: (problem: Problem) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
