import type { Problem } from '@shop/shared/microfrontend';

const listeners = new Set<(problem: Problem) => void>();

/** The one place where problems of areas and calls end up: the console now, telemetry when it listens. */
export function report(problem: Problem): void {
  const { kind, area, release, message } = problem;
  console.warn(`[${area} ${release}] ${kind}: ${message}`);
  for (const listener of listeners) listener(problem);
}

/** Telemetry's hook; returns the way to stop. */
export function onReport(listener: (problem: Problem) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
