import { ApiRefusal, messageOf } from '@shop/platform/http';
import { Button } from '../../core/button/button.tsx';
import { Stack } from '../../core/layout/layout.tsx';
import { Text } from '../../core/text/text.tsx';

export type TileFailureProps = {
  /** The error of the query. */
  error: unknown;
  onRetry: () => void;
};

/** Replaces the content of a tile of the home page, which keeps its title. A forbidden request has no retry button. */
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
