import { useLocation, useNavigate } from '@shop/platform/router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Browsers take only so many changes of the address in a while. */
const ADDRESS_DELAY_MS = 400;

/** What is looked for: at once as it is typed, and in the address soon after. */
export function useFaqSearch() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('q')?.slice(0, 200) ?? '';
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    // By the search itself, or by the back button.
    setSeen(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  // Whoever searches has left the answer that the address named.
  const keep = useEffectEvent(() => {
    const words = typed.trim();
    void navigate({ pathname, search: words && `?${new URLSearchParams({ q: words })}` }, { replace: true });
  });
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(keep, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return { typed, setTyped };
}
