import { createHash } from 'node:crypto';
import { finances } from './gate-shop.ts';
import type { BuildWith } from './release.builder.ts';

/** A change that a team publishes. */
export interface Change {
  readonly name: string;
  /** The releases published onto the shop of `gate-shop.ts`, all at once. */
  readonly builds: readonly BuildWith[];
  /** A release published before them; a canary where there is a percentage. */
  readonly before?: { readonly build: BuildWith; readonly percent?: number };
  /** A change to the first build's folder after webpack. */
  readonly harm?: (folder: string) => Promise<unknown>;
}

/** A change that the gate must refuse. */
export interface Break extends Change {
  /** The reason that the operator reads. */
  readonly reason: RegExp;
}

/** The area's next release, with these properties changed. */
export function next(area: BuildWith, given: Partial<BuildWith> = {}): BuildWith {
  return { ...area, version: '1.1.0', ...given };
}

const routes = (path: string, given = {}) => [
  { path: '/finances/', guard: 'user', layout: 'default' as const, title: 'Финансы', chunk: 'page' },
  { path, guard: 'user', layout: 'default' as const, title: 'Отчёт', ...given },
];
/** Finances with one more route, or with the same path served otherwise. */
export const withRoute = (path: string, given = {}) =>
  next(finances, { manifest: { ...finances.manifest, routes: routes(path, given) } });
export const withRouteThat = (given: object) =>
  next(finances, {
    manifest: { ...finances.manifest, routes: [{ ...routes('')[0]!, ...given }] },
  });
export const withMenu = (given: object) =>
  next(finances, {
    manifest: { ...finances.manifest, menu: [{ ...finances.manifest!.menu![0]!, ...given }] },
  });
export const withFile = (file: string, content: string) =>
  next(finances, { extraFiles: { [file]: content } });
export const withContracts = (area: BuildWith, given: Partial<NonNullable<BuildWith['contracts']>>) =>
  next(area, { contracts: { slots: {}, events: {}, ...area.contracts, ...given } });

/** Text that brotli makes about a quarter smaller. */
export function noise(bytes: number): string {
  let out = '';
  for (let turn = 0; out.length < bytes; turn += 1)
    out += createHash('sha512').update(`${turn}`).digest('base64');
  return out.slice(0, bytes);
}
