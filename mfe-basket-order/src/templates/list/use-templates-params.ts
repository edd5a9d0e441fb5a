import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const PAGE_SIZE = 20;

const templatesParams = v.object({
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'), 1),
  search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
});

type UrlParams = v.InferOutput<typeof templatesParams>;
type TemplatesParams = UrlParams & { readonly pageSize: number };

/** Reads the list's parameters. */
export function templatesParamsOf(search: URLSearchParams): TemplatesParams {
  return { ...v.parse(templatesParams, Object.fromEntries(search)), pageSize: PAGE_SIZE };
}

/** The URL is the state of the list: what was searched for can be linked to. */
export function useTemplatesParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = templatesParamsOf(new URLSearchParams(search));

  const hrefFor = (change: Partial<UrlParams>) => `${pathname}${toSearch({ ...params, ...change })}`;
  return {
    params,
    hrefForPage: (page: number) => hrefFor({ page }),
    /** Another search begins at the first page. */
    setSearch: (text: string) => navigate(hrefFor({ search: text, page: 1 }), { replace: true }),
    correctPage: (page: number) => navigate(hrefFor({ page }), { replace: true }),
  };
}

function toSearch({ page, search }: UrlParams): string {
  const given = Object.entries({ search, page: page === 1 ? '' : String(page) }).filter(
    ([, value]) => value !== '',
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
