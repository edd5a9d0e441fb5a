import { getCompanyUsers } from '@shop/contracts/manager/company';
import { callQuery, useQuery } from '@shop/platform/query';
import { HistoryView } from '../common/history/history-view.tsx';
import { fullNameOf } from '../common/people/person-name.ts';
import type { OwnTabProps } from './common/own-tab.ts';

/** Who did what at a company, whoever acted for somebody included. */
export function HistoryTab({ company }: OwnTabProps) {
  // A company of more people than that finds them by its days.
  const query = { contragent: company.id, query: '', active: '', page: 1, pageSize: 100 } as const;
  const people = useQuery(callQuery(getCompanyUsers, { query })).data?.items ?? [];
  return (
    <HistoryView
      contragent={company.id}
      people={people.map((person) => ({ id: person.id, name: fullNameOf(person) }))}
    />
  );
}
