import { getBonusPlan } from '@shop/contracts/finances/finances';
import { callQuery } from '@shop/platform/query';
import { partyOf } from '../common/filters/use-party.ts';

/** A plan covers all contracts of a company. */
export const bonusQuery = (search: URLSearchParams) =>
  callQuery(getBonusPlan, { query: { contragent: partyOf(search).contragent } });
