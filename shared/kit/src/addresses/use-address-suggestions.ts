import { autocompleteAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;
const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

/** Returns addresses that begin with the typed text, or none while the service does not answer. */
export function useAddressSuggestions(typed: string) {
  const search = typed.trim().slice(0, MAX_LENGTH);
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(search), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const isLong = search.length >= MIN_LENGTH;
  const { data, isFetching } = useQuery({
    ...callQuery(autocompleteAddress, { body: { search: searched } }),
    enabled: isLong && searched.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    suggestions: isLong && searched !== '' ? (data?.suggestions ?? []) : [],
    isPending: isLong && (isFetching || searched !== search),
  };
}
