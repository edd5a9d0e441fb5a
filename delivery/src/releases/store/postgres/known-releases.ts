import * as v from 'valibot';
import { type Pointer, pointer } from '../pointer.ts';
import type { Query } from './release-database.ts';

/** What an origin knows of the store at one moment; also as it is kept on its disk. */
export const knownReleases = v.object({
  /** Differs after every change. */
  stamp: v.string(),
  /** The journal's last entry that is in it. */
  entry: v.optional(v.number(), 0),
  pointers: v.array(pointer),
  kept: v.array(v.object({ area: v.string(), version: v.string(), id: v.string() })),
});
export type KnownReleases = v.InferOutput<typeof knownReleases>;

/** Reads it in one statement, so that all of it is of the same moment; undefined when `stamp` is still the latest. */
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

/** Every version a pointer brings to visitors right now: what pages may need at once. */
export function shownVersions({
  pointers,
}: KnownReleases): readonly { readonly area: string; readonly version: string }[] {
  return pointers.flatMap(({ area, live, previous, canary }: Pointer) =>
    [live, previous, canary?.version].flatMap((version) => (version ? [{ area, version }] : [])),
  );
}
