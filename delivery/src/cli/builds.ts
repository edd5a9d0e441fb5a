import path from 'node:path';
import { buildPackage, packageFolder } from '../releases/package/build-package.ts';
import { type Candidate, readCandidate } from '../releases/package/candidate.ts';
import type { CommonFlags, Context } from './context.ts';
import { UsageError } from './exit-codes.ts';

export interface BuildFlags extends CommonFlags {
  readonly from?: string;
  readonly build?: boolean;
}

/** Builds what is to be built, then reads and checks every build. Throws `ReleaseRefused`. */
export async function readBuilds(
  areas: readonly string[],
  flags: BuildFlags,
  context: Context,
): Promise<readonly Candidate[]> {
  if (flags.from !== undefined && (areas.length > 1 || flags.build))
    throw new UsageError('--from goes with one area, and not with --build');
  if (flags.build) for (const area of areas) await buildPackage(area);
  const progress = context.progress(flags, 'Checking and compressing');
  const candidates: Candidate[] = [];
  for (const area of areas) {
    if (areas.length > 1) progress.show(candidates.length, areas.length, area);
    candidates.push(await readCandidate(area, folderOf(area, flags.from, context)));
  }
  progress.stop();
  return candidates;
}

function folderOf(area: string, from: string | undefined, { surroundings }: Context): string {
  return from === undefined
    ? path.join(packageFolder(area), 'dist')
    : path.resolve(surroundings.folder, from);
}
