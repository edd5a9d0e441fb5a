import { getCitiesByName } from '@shop/contracts/account/geo';
import { CITY_SEARCH_DEBOUNCE_MS } from '@shop/domain/constants';
import { comparable } from '@shop/domain/format/comparable';
import { callQuery, useQuery } from '@shop/platform/query';
import { useEffect, useState } from 'react';

/**
 * Cities for what is typed: at once those already loaded that fit, and 1000 ms after the last letter (§9) what the
 * server knows by that name. A failure is logged only (§8); what is there stays.
 */
export function useCities(typed: string) {
  const name = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), CITY_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [name]);

  const first = useQuery(callQuery(getCitiesByName, { query: {} }));
  const found = useQuery({
    ...callQuery(getCitiesByName, { query: { name: asked } }),
    enabled: asked !== '',
  });
  const current = asked === '' ? first : found;

  const isSettled = asked === name && !current.isFetching;
  const loaded = [...(found.data ?? []), ...(first.data ?? [])];
  // What the server has found for exactly this is the answer; it may know the city by more than its name.
  const answer = isSettled && asked !== '' ? found.data : undefined;
  const fitting = answer ?? loaded.filter((city) => comparable(city.name).includes(comparable(name)));
  return {
    cities: [...new Map(fitting.map((city) => [city.id, city])).values()],
    isPending: !isSettled,
    hasFailed: isSettled && current.isError,
    retry: () => void current.refetch(),
  };
}
