import { getBonusPlan } from '@shop/shared/contracts/finances';
import { callQuery } from '@shop/shared/query';
import { partyOf } from '../frame/use-party.ts';

/** A plan is the company's, over all its contracts. */
export const bonusQuery = (search: URLSearchParams) =>
  callQuery(getBonusPlan, { query: { contragent: partyOf(search).contragent } });
