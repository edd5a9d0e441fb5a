import { findOffers } from '@shop/contracts/basket-order/quick-order';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { useEffect, useState } from 'react';

/** A person is slower than this between two letters; a scanner is faster, and needs no suggestions. */
const PAUSE_MS = 250;
const MIN_LENGTH = 2;

/** Offers for what is being typed; empty as soon as it is empty. */
export function useOffers(typed: string) {
  const query = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const isLong = query.length >= MIN_LENGTH;
  const { data, isFetching } = useQuery({
    ...callQuery(findOffers, { body: { query: asked } }),
    enabled: isLong && asked.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  return {
    offers: isLong && asked !== '' ? (data?.items ?? []) : [],
    isPending: isLong && (isFetching || asked !== query),
    isAnswered: isLong && data !== undefined && asked === query && !isFetching,
  };
}
