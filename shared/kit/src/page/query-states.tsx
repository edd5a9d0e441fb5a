import { messageOf } from '@shop/platform/http';
import { PageFailure } from '@shop/remote';
import { ErrorPanel } from '@shop/ui/core/error-panel';
import { TileFailure } from '@shop/ui/parts/tile-failure';
import type { ReactNode } from 'react';

/** The part of a `useQuery` result that a page shows. */
export interface ShownQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The text for an address that leads to nothing, and where to go instead. */
export interface MissingText {
  readonly label: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

interface QueryStatesProps<Data> {
  readonly query: ShownQuery<Data>;
  /** A skeleton as high as the content; the region around it says that it is busy. */
  readonly pending: ReactNode;
  /** The title of the error: «Не удалось загрузить заказы». A tile shows none. */
  readonly failure: string;
  /**
   * The part of the page that an error replaces: `panel` one block of the page (the default), `tile` the content of a tile of the home page,
   * `part` a tab below the page's own heading, `page` all of the page with its heading.
   */
  readonly scope?: 'panel' | 'tile' | 'part' | 'page';
  /** For the scopes `part` and `page`. */
  readonly missing?: MissingText;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows a query in one of its four states: pending, error, empty, content. Once there is data, it stays: an error of a later
 * refetch does not replace it.
 */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, pending, isEmpty, empty, children } = props;
  if (query.data === undefined)
    return query.isPending ? <div aria-busy="true">{pending}</div> : <QueryFailure {...props} />;
  if (isEmpty?.(query.data)) return empty;
  return children(query.data);
}

type QueryFailureProps = Pick<QueryStatesProps<unknown>, 'query' | 'failure' | 'scope' | 'missing'>;

/** The error state of a query, with a button that tries again. */
export function QueryFailure({ query, failure, scope = 'panel', missing }: QueryFailureProps) {
  const retry = () => void query.refetch();
  if (scope === 'tile') return <TileFailure error={query.error} onRetry={retry} />;
  if (scope === 'panel')
    return (
      <ErrorPanel title={failure} text={messageOf(query.error)} onRetry={retry} retrying={query.isFetching} />
    );
  return (
    <PageFailure
      error={query.error}
      title={failure}
      isPart={scope === 'part'}
      onRetry={retry}
      retrying={query.isFetching}
      {...(missing && { missing })}
    />
  );
}
