import { getCompanyUsers } from '@shop/contracts/manager/company';
import { callQuery, useQuery } from '@shop/platform/query';
import { HistoryView } from '../common/history/history-view.tsx';
import { fullNameOf } from '../common/people/person-name.ts';
import type { OwnTabProps } from './common/own-tab.ts';

/** The activity log of a company, including actions of impersonators. */
export function HistoryTab({ company }: OwnTabProps) {
  // People beyond the first page are found by dates instead.
  const query = { contragent: company.id, query: '', active: '', page: 1, pageSize: 100 } as const;
  const people = useQuery(callQuery(getCompanyUsers, { query })).data?.items ?? [];
  return (
    <HistoryView
      contragent={company.id}
      people={people.map((person) => ({ id: person.id, name: fullNameOf(person) }))}
    />
  );
}
