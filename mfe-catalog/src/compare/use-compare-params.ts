import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const compareParams = v.object({
  section: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined),
  differences: v.fallback(v.optional(v.literal('1')), undefined),
});

export interface CompareParams {
  /** Undefined selects the first section. */
  readonly section: number | undefined;
  readonly onlyDifferences: boolean;
}

/** The URL holds the state of the page, so a link shows the same section and rows. */
export function useCompareParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { section, differences } = v.parse(compareParams, Object.fromEntries(new URLSearchParams(search)));
  const params: CompareParams = { section, onlyDifferences: differences === '1' };

  const hrefFor = (change: Partial<CompareParams>) => {
    const { section: id, onlyDifferences } = { ...params, ...change };
    const given = [
      ...(id ? [['section', String(id)]] : []),
      ...(onlyDifferences ? [['differences', '1']] : []),
    ];
    return given.length > 0 ? `${pathname}?${new URLSearchParams(given)}` : pathname;
  };
  return {
    params,
    hrefFor,
    setOnlyDifferences: (onlyDifferences: boolean) =>
      void navigate(hrefFor({ onlyDifferences }), { replace: true }),
  };
}
