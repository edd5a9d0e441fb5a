import { getCitiesByName } from '@shop/contracts/account/geo';
import { CITY_SEARCH_DEBOUNCE_MS } from '@shop/domain/constants';
import { comparable } from '@shop/domain/format/comparable';
import { callQuery, useQuery } from '@shop/platform/query';
import { useEffect, useState } from 'react';

/**
 * Returns cities that match the typed text: loaded ones at once, and 1000 ms after the last letter (§9) those that the
 * server knows. A failure is only logged (§8), and the list stays.
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
  // The server's answer to exactly this text wins, because it may know the city by other names.
  const answer = isSettled && asked !== '' ? found.data : undefined;
  const fitting = answer ?? loaded.filter((city) => comparable(city.name).includes(comparable(name)));
  return {
    cities: [...new Map(fitting.map((city) => [city.id, city])).values()],
    isPending: !isSettled,
    hasFailed: isSettled && current.isError,
    retry: () => void current.refetch(),
  };
}
