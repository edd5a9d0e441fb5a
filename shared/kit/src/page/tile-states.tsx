import { ApiRefusal, messageOf } from '@shop/platform/http';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Text } from '@shop/ui/core/text';
import { type FourStatesProps, renderStates, type ShownQuery } from './four-states.tsx';

/**
 * Shows a query in one of its four states inside a tile, of the home page or of a client's card. The tile keeps its title,
 * so its error has none. `QueryStates` is for all else: first screens bundle tiles, without the errors of pages.
 */
export function TileStates<Data>(props: FourStatesProps<Data>) {
  return renderStates(props, <TileFailure {...props} />);
}

interface TileFailureProps {
  readonly query: Pick<ShownQuery<unknown>, 'error' | 'refetch'>;
}

/** The error state of a tile. A forbidden request has no retry button. */
export function TileFailure({ query: { error, refetch } }: TileFailureProps) {
  const isForbidden = error instanceof ApiRefusal && error.status === 403;
  return (
    <Stack gap={2} align="start" role="alert">
      <Text tone="muted">{messageOf(error)}</Text>
      {!isForbidden && (
        <Button size="s" onClick={() => void refetch()}>
          Повторить
        </Button>
      )}
    </Stack>
  );
}
