import { Button } from '../../core/button/button.tsx';
import { Row } from '../../core/layout/layout.tsx';

interface DialogButtonsProps {
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

/** The last line of a form in a dialog: the submit button and «Отмена». */
export function DialogButtons({ submitLabel, isPending, onCancel }: DialogButtonsProps) {
  return (
    <Row gap={2}>
      <Button type="submit" variant="primary" pending={isPending}>
        {submitLabel}
      </Button>
      <Button variant="quiet" disabled={isPending} onClick={onCancel}>
        Отмена
      </Button>
    </Row>
  );
}
