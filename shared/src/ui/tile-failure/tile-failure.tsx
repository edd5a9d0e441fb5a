import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export type TileFailureProps = {
  /** Why it cannot be shown. */
  message: string;
  onRetry: () => void;
};

/** In the place of what a tile of the home page would show: the tile keeps its title, and the page its calm. */
export function TileFailure({ message, onRetry }: TileFailureProps) {
  return (
    <Stack gap={2} align="start" role="alert">
      <Text tone="muted">{message}</Text>
      <Button size="s" onClick={onRetry}>
        Повторить
      </Button>
    </Stack>
  );
}
