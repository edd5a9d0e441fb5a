import { useLocation, useNavigate, useParams } from '@shop/platform/router';
import * as v from 'valibot';

const tab = v.picklist(['description', 'specifications', 'analogs', 'documents', 'questions']);
export type ProductTab = v.InferOutput<typeof tab>;

const search = v.object({
  tab: v.fallback(v.optional(tab), undefined),
  offer: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined),
});

/** The URL of a product page holds the product, the chosen tab and the variant. */
export function useProductParams() {
  const { code = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(location.search);
  const { tab: chosenTab, offer: offerId } = v.parse(search, Object.fromEntries(given));

  function urlWith(name: 'tab' | 'offer', value: string | undefined): string {
    const changed = new URLSearchParams(given);
    changed.delete(name);
    if (value) changed.set(name, value);
    return location.pathname + (changed.size > 0 ? `?${changed}` : '');
  }
  return {
    code,
    chosenTab,
    offerId,
    /** Undefined selects the default tab. */
    tabUrl: (to: ProductTab | undefined) => urlWith('tab', to),
    // Choosing sizes replaces the history entry, so that Back leaves the page.
    chooseOffer: (offer: number) => void navigate(urlWith('offer', String(offer)), { replace: true }),
  };
}
