import { getManagedCounterparties } from '@shop/contracts/manager/manager';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { useState } from 'react';

/** The first twenty clients by name, ИНН or code; previous results stay visible meanwhile. */
export function useFoundCompanies() {
  const [search, onSearch] = useState('');
  const found = useQuery({
    ...callQuery(getManagedCounterparties, { query: { query: search, active: '', page: 1, pageSize: 20 } }),
    placeholderData: keepPreviousData,
  });
  return { search, onSearch, found, label: 'Название, ИНН или код', emptyText: 'Таких компаний нет.' };
}
