import { findByInn } from '@shop/contracts/manager/companies';
import { inn as innSchema } from '@shop/domain/validation/inn-field';
import { callQuery, useQuery } from '@shop/platform/query';
import { useEffect, useState } from 'react';
import { safeParse } from 'valibot';

const DEBOUNCE_MS = 300;

/** Looks up an ИНН in the register of organisations once typing has paused and the check digits are right. */
export function useOrganisations(typed: string) {
  const { success, output } = safeParse(innSchema, typed);
  const inn = success ? output : '';
  const [searchedInn, setSearchedInn] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchedInn(inn), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [inn]);

  const isDue = inn !== '' && searchedInn === inn;
  const { data, error, isFetching } = useQuery({
    ...callQuery(findByInn, { body: { inn } }),
    enabled: isDue,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    inn,
    organisations: isDue ? data?.suggestions : undefined,
    hasFailed: isDue && error !== null,
    isSearching: inn !== '' && (!isDue || isFetching),
  };
}
