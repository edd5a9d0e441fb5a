import { getManagedUsers } from '@shop/contracts/manager/manager-users';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';

const state = v.fallback(v.picklist(['Y', 'N', '']), '');

/** The filter of the list from the URL, without the company. */
export function usersFilterOf(search: URLSearchParams) {
  return {
    query: (search.get('query') ?? '').slice(0, 200),
    active: v.parse(state, search.get('active') ?? ''),
  };
}
export type UsersFilter = ReturnType<typeof usersFilterOf>;

/** A page of the people of all clients or of one; the previous page stays visible while another loads. */
export const usersQuery = (filter: UsersFilter, contragent: number | undefined, page: number) => ({
  ...callQuery(getManagedUsers, {
    query: { ...filter, ...(contragent === undefined ? {} : { contragent }), page, pageSize: 20 },
  }),
  placeholderData: keepPreviousData,
});
