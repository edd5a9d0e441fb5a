import { type AppealStatus, appealStatus } from '@shop/contracts/support/appeals';
import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));

const schema = v.object({
  page: v.fallback(v.optional(number, '1'), 1),
  status: v.fallback(v.optional(appealStatus), undefined),
  type: v.fallback(v.optional(number), undefined),
  search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  contragent: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined),
  mine: v.fallback(v.optional(v.literal('1')), undefined),
  view: v.fallback(v.optional(v.literal('all')), undefined),
});

/** The filter of the list; the last three fields are for managers only. */
export interface AppealsFilter {
  readonly page: number;
  readonly status: AppealStatus | undefined;
  /** The id of a type. */
  readonly type: number | undefined;
  readonly search: string;
  /** The code of a client. */
  readonly contragent: string | undefined;
  /** Only clients of the manager's own. */
  readonly isMine: boolean;
  /** `unanswered` sorts by waiting time, `all` by the last change; undefined for customers. */
  readonly view: 'unanswered' | 'all' | undefined;
}

/** Nobody waits for an answer in these. */
const done: readonly (AppealStatus | undefined)[] = ['solved', 'closed'];

/** The filter of the list from the URL, so that every filter can be linked to. Invalid values are ignored. */
export function useAppealsFilter({ ofAllClients }: { readonly ofAllClients: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = appealsFilterOf(new URLSearchParams(search), ofAllClients);
  const { page: _page, view: _view, ...filters } = filter;
  const hrefWith = (change: Partial<AppealsFilter>) => `${pathname}${toSearch({ ...filter, ...change })}`;
  return {
    filter,
    /** Whether a status filter has switched the view to `all`, which the URL does not say. */
    isCorrected: filter.view === 'all' && new URLSearchParams(search).get('view') !== 'all',
    isFiltered: Object.values(filters).some(Boolean),
    hrefForPage: (page: number) => hrefWith({ page }),
    /** Keeps the other filters, except a status that the view cannot have. */
    hrefForView: (view: AppealsFilter['view']) => {
      const status = view === 'unanswered' && done.includes(filter.status) ? undefined : filter.status;
      return hrefWith({ page: 1, view, status });
    },
    /** A changed filter goes back to the first page. */
    setFilter: (change: Partial<AppealsFilter>) =>
      navigate(hrefWith({ page: 1, ...change }), { replace: true }),
    clearFilter: () =>
      navigate(
        `${pathname}${toSearch({ ...appealsFilterOf(new URLSearchParams(), false), view: filter.view })}`,
      ),
  };
}
export type AppealsFilterState = ReturnType<typeof useAppealsFilter>;

/** Reads the filter from search parameters. */
export function appealsFilterOf(search: URLSearchParams, ofAllClients: boolean): AppealsFilter {
  const { status, type, contragent, mine, view, ...shared } = v.parse(schema, Object.fromEntries(search));
  const own = { ...shared, status, type };
  if (!ofAllClients) return { ...own, contragent: undefined, isMine: false, view: undefined };
  const isOfAll = view === 'all' || done.includes(status);
  return { ...own, contragent, isMine: mine !== undefined, view: isOfAll ? 'all' : 'unanswered' };
}

function toSearch({ page, status, type, search, contragent, isMine, view }: AppealsFilter): string {
  const entries = Object.entries({
    view: view === 'all' && view,
    status,
    type,
    search,
    contragent,
    mine: isMine && 1,
    page: page > 1 && page,
  }).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}
