import { ApiRefusal, messageOf } from '@shop/platform/http';
import { Button } from '../../core/button/button.tsx';
import { Stack } from '../../core/layout/layout.tsx';
import { Text } from '../../core/text/text.tsx';

export type TileFailureProps = {
  /** Why it cannot be shown. */
  error: unknown;
  onRetry: () => void;
};

/**
 * In the place of what a tile of the home page would show: the tile keeps its title, and the page its calm. What the
 * user may not see is not tried again.
 */
export function TileFailure({ error, onRetry }: TileFailureProps) {
  const isForbidden = error instanceof ApiRefusal && error.status === 403;
  return (
    <Stack gap={2} align="start" role="alert">
      <Text tone="muted">{messageOf(error)}</Text>
      {!isForbidden && (
        <Button size="s" onClick={onRetry}>
          Повторить
        </Button>
      )}
    </Stack>
  );
}
