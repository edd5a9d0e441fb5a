import * as v from 'valibot';
import { type Pointer, pointer } from '../pointer.ts';
import type { Query } from './release-database.ts';

/** The state of the store that an origin knows; also persisted on its disk. */
export const knownReleases = v.object({
  /** Differs after every change. */
  stamp: v.string(),
  /** The last journal entry that it includes. */
  entry: v.optional(v.number(), 0),
  pointers: v.array(pointer),
  kept: v.array(v.object({ area: v.string(), version: v.string(), id: v.string() })),
});
export type KnownReleases = v.InferOutput<typeof knownReleases>;

/** Reads the state in one statement, so that it is consistent; undefined when `stamp` is still the latest. */
export async function readKnown(query: Query, stamp?: string): Promise<KnownReleases | undefined> {
  const [row] = await query(
    `select stamp,
       coalesce((select max(number) from releases.journal), 0)::int as entry,
       coalesce((select jsonb_agg(pointer) from releases.pointers), '[]') as pointers,
       coalesce((select jsonb_agg(jsonb_build_object('area', area, 'version', version, 'id', id))
                 from releases.kept), '[]') as kept
     from releases.state where stamp::text is distinct from $1`,
    [stamp ?? null],
  );
  return row && v.parse(knownReleases, row);
}

/** Every version that pointers bring to visitors right now: pages may need them at once. */
export function shownVersions({
  pointers,
}: KnownReleases): readonly { readonly area: string; readonly version: string }[] {
  return pointers.flatMap(({ area, live, previous, canary }: Pointer) =>
    [live, previous, canary?.version].flatMap((version) => (version ? [{ area, version }] : [])),
  );
}
