import type { ReactNode } from 'react';

/** The part of a `useQuery` result that a page shows. */
export interface ShownQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface FourStatesProps<Data> {
  readonly query: ShownQuery<Data>;
  /** A skeleton as high as the content; the region around it says that it is busy. */
  readonly pending: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Renders a query in one of its four states: pending, error, empty, content. Once there is data, it stays: an error of a
 * later refetch does not replace it. `QueryStates` and `TileStates` call this with the error of a page or of a tile; it is a
 * function and no component, because each tile of the first screen bundles it.
 */
export function renderStates<Data>(
  { query, pending, isEmpty, empty, children }: FourStatesProps<Data>,
  failed: ReactNode,
): ReactNode {
  if (query.data === undefined) return query.isPending ? <div aria-busy="true">{pending}</div> : failed;
  return isEmpty?.(query.data) ? empty : children(query.data);
}
