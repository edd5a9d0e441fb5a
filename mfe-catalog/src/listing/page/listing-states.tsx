import { PageFailure } from '@shop/remote';
import type { ComponentProps, ReactNode } from 'react';
import type { Listing } from '../../common/listing-query/listing.queries.ts';
import type { ListingState } from '../../common/listing-query/use-listing.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';

interface ListingStatesProps<Answer extends Listing> {
  readonly listing: ListingState<Answer>;
  /** Lines of links below the heading of the skeleton. */
  readonly pendingLines: 1 | 2;
  /** The title of the error page: «Не удалось загрузить товары». */
  readonly failure: string;
  readonly missing: NonNullable<ComponentProps<typeof PageFailure>['missing']>;
  readonly children: (listing: ListingState<Answer> & { readonly answer: Answer }) => ReactNode;
}

/** Shows a listing in one of its states: pending, error, or content, which is responsible for the empty list. */
export function ListingStates<Answer extends Listing>(props: ListingStatesProps<Answer>) {
  const { listing, pendingLines, failure, missing, children } = props;
  const { answer, error, params, isFetching, retry } = listing;
  if (!answer && !error) return <ListingSkeleton pageSize={params.pageSize} lines={pendingLines} />;
  if (!answer)
    return (
      <PageFailure error={error} title={failure} missing={missing} retrying={isFetching} onRetry={retry} />
    );
  return children({ ...listing, answer });
}
