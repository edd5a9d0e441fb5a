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

/** What the list shows. The last three are a manager's. */
export interface AppealsFilter {
  readonly page: number;
  readonly status: AppealStatus | undefined;
  /** Id of a kind. */
  readonly type: number | undefined;
  readonly search: string;
  /** Code of one client. */
  readonly contragent: string | undefined;
  /** Of the own clients alone. */
  readonly isMine: boolean;
  /** Those that wait for an answer, longest first, or all, last changed first; undefined for a customer. */
  readonly view: 'unanswered' | 'all' | undefined;
}

/** Nobody waits for an answer there. */
const done: readonly (AppealStatus | undefined)[] = ['solved', 'closed'];

/** The address is the state of the list: every filter can be linked to. Nonsense is left out. */
export function useAppealsFilter({ ofAllClients }: { readonly ofAllClients: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = filterOf(search, ofAllClients);
  const { page: _page, view: _view, ...narrowed } = filter;
  const hrefWith = (change: Partial<AppealsFilter>) => `${pathname}${toSearch({ ...filter, ...change })}`;
  return {
    filter,
    /** The address says less than what is shown: that a solved appeal is looked for among all. */
    isCorrected: filter.view === 'all' && new URLSearchParams(search).get('view') !== 'all',
    isFiltered: Object.values(narrowed).some(Boolean),
    hrefForPage: (page: number) => hrefWith({ page }),
    /** With the other filters, but of statuses those it may have. */
    hrefForView: (view: AppealsFilter['view']) => {
      const status = view === 'unanswered' && done.includes(filter.status) ? undefined : filter.status;
      return hrefWith({ page: 1, view, status });
    },
    /** Another filter begins at the first page. */
    setFilter: (change: Partial<AppealsFilter>) =>
      navigate(hrefWith({ page: 1, ...change }), { replace: true }),
    clearFilter: () => navigate(`${pathname}${toSearch({ ...filterOf('', false), view: filter.view })}`),
  };
}
export type AppealsFilterState = ReturnType<typeof useAppealsFilter>;

function filterOf(search: string, ofAllClients: boolean): AppealsFilter {
  const { status, type, contragent, mine, view, ...asked } = v.parse(
    schema,
    Object.fromEntries(new URLSearchParams(search)),
  );
  const own = { ...asked, status, type };
  if (!ofAllClients) return { ...own, contragent: undefined, isMine: false, view: undefined };
  const isOfAll = view === 'all' || done.includes(status);
  return { ...own, contragent, isMine: mine !== undefined, view: isOfAll ? 'all' : 'unanswered' };
}

function toSearch({ page, status, type, search, contragent, isMine, view }: AppealsFilter): string {
  const given = Object.entries({
    view: view === 'all' && view,
    status,
    type,
    search,
    contragent,
    mine: isMine && 1,
    page: page > 1 && page,
  }).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
