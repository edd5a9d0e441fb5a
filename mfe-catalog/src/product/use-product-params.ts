import { useLocation, useNavigate, useParams } from '@shop/shared/router';
import * as v from 'valibot';

const search = v.object({
  tab: v.fallback(v.picklist(['description', 'specifications']), 'description'),
  offer: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined),
});
export type ProductTab = v.InferOutput<typeof search>['tab'];

/** What a product page's address says: the product, the open tab and the chosen variant. */
export function useProductParams() {
  const { code = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(location.search);
  const { tab, offer: offerId } = v.parse(search, Object.fromEntries(given));

  function urlWith(name: 'tab' | 'offer', value: string | undefined): string {
    const changed = new URLSearchParams(given);
    changed.delete(name);
    if (value) changed.set(name, value);
    return location.pathname + (changed.size > 0 ? `?${changed}` : '');
  }
  return {
    code,
    tab,
    offerId,
    tabUrl: (to: ProductTab) => urlWith('tab', to === 'description' ? undefined : to),
    // Trying on sizes is no step that Back should take one by one.
    chooseOffer: (offer: number) => void navigate(urlWith('offer', String(offer)), { replace: true }),
  };
}
