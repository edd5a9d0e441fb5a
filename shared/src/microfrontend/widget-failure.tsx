import { Button } from '../ui/button/button.tsx';
import { ErrorPanel } from '../ui/error-panel/error-panel.tsx';
import { RetryIcon } from '../ui/icons/icons.tsx';

interface WidgetFailureProps {
  readonly title: string;
  readonly height: number;
  readonly onRetry: () => void;
}

/** A panel where there is room for one, else a single button: a slot on a card may be 40 px high. */
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
