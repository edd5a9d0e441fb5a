import { useLocation, useNavigate } from '@shop/platform/router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Browsers limit how often the URL may change. */
const ADDRESS_DELAY_MS = 400;

/** The search query: applied at once, and written to the URL after a pause. */
export function useFaqSearch() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const requested = new URLSearchParams(search).get('q')?.slice(0, 200) ?? '';
  const [typed, setTyped] = useState(requested);
  const [seen, setSeen] = useState(requested);
  if (seen !== requested) {
    // The URL was changed by the search itself or by Back.
    setSeen(requested);
    if (typed.trim() !== requested) setTyped(requested);
  }
  // A search drops the hash of an answer opened before.
  const writeToUrl = useEffectEvent(() => {
    const query = typed.trim();
    void navigate({ pathname, search: query && `?${new URLSearchParams({ q: query })}` }, { replace: true });
  });
  useEffect(() => {
    if (typed.trim() === requested) return;
    const timer = setTimeout(writeToUrl, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, requested]);
  return { typed, setTyped };
}
