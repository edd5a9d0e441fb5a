import { useLocation } from '@shop/platform/router';
import * as v from 'valibot';
import { readLines } from './chosen-lines.ts';

const prefill = v.object({
  order: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
    undefined,
  ),
  lines: v.fallback(v.optional(v.pipe(v.string(), v.transform(readLines)), ''), []),
  type: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(50))), undefined),
  about: v.fallback(v.optional(v.picklist(['mix-up', 'defect'])), undefined),
});

/** The prefill from the URL: `?order=7&lines=3:2,5:1&type=claim&about=defect`. Invalid values are ignored. */
export type AppealPrefill = v.InferOutput<typeof prefill>;

export function useAppealPrefill(): AppealPrefill {
  const { search } = useLocation();
  return v.parse(prefill, Object.fromEntries(new URLSearchParams(search)));
}
