import { useLocation } from '@shop/platform/router';
import * as v from 'valibot';
import { readLines } from './chosen-lines.ts';

const asked = v.object({
  order: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
    undefined,
  ),
  lines: v.fallback(v.optional(v.pipe(v.string(), v.transform(readLines)), ''), []),
  type: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(50))), undefined),
  about: v.fallback(v.optional(v.picklist(['mix-up', 'defect'])), undefined),
});

/** What the address asks to be written: `?order=7&lines=3:2,5:1&type=claim&about=defect`. Nonsense is left out. */
export type AskedAppeal = v.InferOutput<typeof asked>;

export function useAskedAppeal(): AskedAppeal {
  const { search } = useLocation();
  return v.parse(asked, Object.fromEntries(new URLSearchParams(search)));
}
