import { callQuery, useQuery } from '@shop/platform/query';
import { useState } from 'react';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';
import { printFilterList } from './filter-list.ts';

/**
 * A choice that is not applied yet, with its facets and count (`/web/filter/`). The previous ones stay while
 * the next load or if they fail.
 */
export function useFilterDraft({ source, params, answer }: AnsweredListing) {
  const [choice, setChoice] = useState(params.filter);
  const [last, setLast] = useState(answer.filter);
  const list = printFilterList(answer.filter, choice);
  const query = useQuery(callQuery(source.filterCall, source.filterInput(params, list)));
  if (query.data && query.data !== last) setLast(query.data);
  return {
    choice,
    setChoice,
    filter: query.data ?? last,
    isStale: query.data === undefined && !query.error,
    error: query.error,
  };
}
