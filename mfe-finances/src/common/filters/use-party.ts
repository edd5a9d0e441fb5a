import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const partyParams = v.object({
  contragent: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined),
  contract: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
    undefined,
  ),
});

/** Whose finances are shown: what every call of this area takes. Undefined: the current company, all its contracts. */
export type PartyParams = v.InferOutput<typeof partyParams>;

/** Reads the shared choice from search parameters, also for a tab that is fetched ahead. */
export function partyOf(search: URLSearchParams): PartyParams {
  return v.parse(partyParams, Object.fromEntries(search));
}

/** The company and contract in the URL, shared by all tabs. Choosing another begins at the first page. */
export function useParty() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function setParty(change: Partial<PartyParams>) {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) params.delete(name);
      else params.set(name, String(value));
    }
    params.delete('page');
    const given = params.toString();
    navigate(given ? `${pathname}?${given}` : pathname, { replace: true });
  }
  return {
    party: partyOf(new URLSearchParams(search)),
    /** A contract belongs to its company. */
    setCompany: (contragent: string | undefined) => setParty({ contragent, contract: undefined }),
    setContract: (contract: number | undefined) => setParty({ contract }),
  };
}
