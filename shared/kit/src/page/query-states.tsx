import { messageOf } from '@shop/platform/http';
import { PageFailure } from '@shop/remote';
import { ErrorPanel } from '@shop/ui/core/error-panel';
import { type FourStatesProps, renderStates, type ShownQuery } from './four-states.tsx';

export type { ShownQuery };

/** The text for an address that leads to nothing, and where to go instead. */
export interface MissingText {
  readonly label: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

interface QueryStatesProps<Data> extends FourStatesProps<Data>, FailureTexts {}

interface FailureTexts {
  /** The title of the error: «Не удалось загрузить заказы». */
  readonly failure: string;
  /**
   * The part of the page that an error replaces: `panel` one block of the page (the default), `part` a tab below the page's
   * own heading, `page` all of the page with its heading. A tile has `TileStates`.
   */
  readonly scope?: 'panel' | 'part' | 'page';
  /** For the scopes `part` and `page`. */
  readonly missing?: MissingText;
}

/** Shows a query in one of its four states (see `renderStates`), with the error of a panel, a tab or a page. */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  return renderStates(props, <QueryFailure {...props} />);
}

interface QueryFailureProps extends FailureTexts {
  readonly query: ShownQuery<unknown>;
}

/** The error state of a query, with a button that tries again. */
export function QueryFailure({ query, failure, scope = 'panel', missing }: QueryFailureProps) {
  const retry = () => void query.refetch();
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
