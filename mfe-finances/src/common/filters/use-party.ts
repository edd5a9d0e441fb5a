import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const partyParams = v.object({
  contragent: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined),
  contract: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
    undefined,
  ),
});

/**
 * The company and contract that every call of this area takes. Undefined means the current company and all contracts.
 */
export type PartyParams = v.InferOutput<typeof partyParams>;

/** Reads company and contract from search parameters; prefetching uses it outside React. */
export function partyOf(search: URLSearchParams): PartyParams {
  return v.parse(partyParams, Object.fromEntries(search));
}

/** The company and contract in the URL, shared by all tabs. A change goes back to the first page. */
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
    const query = params.toString();
    navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
  }
  return {
    party: partyOf(new URLSearchParams(search)),
    /** Resets the contract, which belongs to a company. */
    setCompany: (contragent: string | undefined) => setParty({ contragent, contract: undefined }),
    setContract: (contract: number | undefined) => setParty({ contract }),
  };
}
