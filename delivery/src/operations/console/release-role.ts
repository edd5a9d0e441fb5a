import type { Pointer } from '../../releases/store/pointer.ts';

/** The role of a release for visitors. */
export type ReleaseRole = 'live' | 'canary' | 'previous' | 'earlier';

export const describeRole: Readonly<Record<ReleaseRole, string>> = {
  live: 'у всех',
  canary: 'канарейка',
  previous: 'запасной',
  earlier: '',
};

export function roleOf(version: string, { live, canary, previous }: Pointer): ReleaseRole {
  if (version === live) return 'live';
  if (version === canary?.version) return 'canary';
  return version === previous ? 'previous' : 'earlier';
}
