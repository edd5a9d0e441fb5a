import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const QUICK_ORDER_TABS = ['search', 'table', 'download'] as const;
export type QuickOrderTab = (typeof QUICK_ORDER_TABS)[number];

/** Which lines of the result are shown; `all` are those that are still to be decided. */
const SHOWN_LINES = ['all', 'corrected', 'rejected', 'added', 'dropped'] as const;
export type ShownLines = (typeof SHOWN_LINES)[number];

const quickOrderParams = v.object({
  tab: v.fallback(v.optional(v.picklist(QUICK_ORDER_TABS), 'search'), 'search'),
  /** The server's name of the file that is being read. */
  code: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100)), ''), ''),
  show: v.fallback(v.optional(v.picklist(SHOWN_LINES), 'all'), 'all'),
});
type QuickOrderParams = v.InferOutput<typeof quickOrderParams>;

/** The tab, the file and the filter of the result are the address: they outlive a reload and can be gone back to. */
export function useQuickOrderParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = v.parse(quickOrderParams, Object.fromEntries(new URLSearchParams(search)));
  return {
    params,
    setShown: (show: ShownLines) =>
      navigate(`${pathname}${toSearch({ ...params, show })}`, { replace: true }),
    leaveFile: () => navigate(hrefOfTab('download'), { replace: true }),
  };
}

/** The first tab is there without being asked for. */
export function hrefOfTab(tab: QuickOrderTab, code = ''): string {
  return `/quickorder/${toSearch({ tab, code, show: 'all' })}`;
}

function toSearch({ tab, code, show }: QuickOrderParams): string {
  const given = Object.entries({
    tab: tab === 'search' ? '' : tab,
    code,
    show: show === 'all' ? '' : show,
  }).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
