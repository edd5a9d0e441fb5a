import { getTurnover } from '@shop/contracts/finances/finances';
import { callQuery } from '@shop/platform/query';
import { type PartyParams, partyOf } from '../../common/filters/use-party.ts';
import { periodOf } from '../../common/filters/use-period.ts';

/** The filter of the plots; without dates the server takes the last twelve months. */
export function turnoverFilter(search: URLSearchParams): PartyParams & ReturnType<typeof periodOf> {
  return { ...partyOf(search), ...periodOf(search) };
}

export const turnoverQuery = (search: URLSearchParams) =>
  callQuery(getTurnover, { query: turnoverFilter(search) });
