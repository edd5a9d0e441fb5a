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
  const [searchedName, setSearchedName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchedName(name), CITY_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [name]);

  const first = useQuery(callQuery(getCitiesByName, { query: {} }));
  const found = useQuery({
    ...callQuery(getCitiesByName, { query: { name: searchedName } }),
    enabled: searchedName !== '',
  });
  const current = searchedName === '' ? first : found;

  const isSettled = searchedName === name && !current.isFetching;
  const loaded = [...(found.data ?? []), ...(first.data ?? [])];
  // The server's answer to exactly this text wins, because it may know the city by other names.
  const answer = isSettled && searchedName !== '' ? found.data : undefined;
  const fitting = answer ?? loaded.filter((city) => comparable(city.name).includes(comparable(name)));
  return {
    cities: [...new Map(fitting.map((city) => [city.id, city])).values()],
    isPending: !isSettled,
    hasFailed: isSettled && current.isError,
    retry: () => void current.refetch(),
  };
}
