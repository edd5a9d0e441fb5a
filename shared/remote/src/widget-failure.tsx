import { Button } from '@shop/ui/core/button';
import { ErrorPanel } from '@shop/ui/core/error-panel';
import { RetryIcon } from '@shop/ui/parts/icons';

interface WidgetFailureProps {
  readonly title: string;
  readonly height: number;
  readonly onRetry: () => void;
}

/** Below this height a single button replaces the panel: a slot on a card may be 40 px high. */
const PANEL_MIN_HEIGHT = 120;

export function WidgetFailure({ title, height, onRetry }: WidgetFailureProps) {
  if (height >= PANEL_MIN_HEIGHT) return <ErrorPanel area={title} onRetry={onRetry} />;
  return (
    <Button
      variant="quiet"
      size="s"
      icon={<RetryIcon />}
      onClick={onRetry}
      title={`${title}: не удалось загрузить`}
    >
      Повторить
    </Button>
  );
}
