import { useLocation, useNavigate, useParams } from '@shop/shared/router';
import { useCallback } from 'react';
import * as v from 'valibot';

export const productTabs = ['description', 'specifications'] as const;
export type ProductTab = (typeof productTabs)[number];

const search = v.object({
  offer: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined),
});

/** What a product page's address says: the product, the open tab and the chosen variant. */
export function useProductParams() {
  const { code = '', tab = 'description' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { offer: offerId } = v.parse(search, Object.fromEntries(new URLSearchParams(location.search)));
  const chooseOffer = useCallback(
    // Trying on sizes is no step that Back should take one by one.
    (offer: number) => void navigate({ search: `?offer=${offer}` }, { replace: true }),
    [navigate],
  );
  return {
    code,
    tab: productTabs.find((known) => known === tab),
    offerId,
    chooseOffer,
    tabUrl: (to: ProductTab) =>
      `/detail/${encodeURIComponent(code)}/${to === 'description' ? '' : `${to}/`}${location.search}`,
  };
}
