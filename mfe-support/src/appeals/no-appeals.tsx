import { Button } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { MessageIcon } from '@shop/shared/ui/icons';

interface NoAppealsProps {
  readonly isFiltered: boolean;
  readonly mayAdd: boolean;
  readonly onReset: () => void;
}

/** An empty list: because of the filter, or because nobody has written yet. */
export function NoAppeals({ isFiltered, mayAdd, onReset }: NoAppealsProps) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<MessageIcon />}
        title="С таким статусом обращений нет"
        action={<Button onClick={onReset}>Показать все</Button>}
      />
    );
  return (
    <EmptyState
      icon={<MessageIcon />}
      title="Обращений пока нет"
      action={
        mayAdd ? (
          <Button variant="primary" to="/appeal/add/">
            Написать нам
          </Button>
        ) : null
      }
    >
      Если что-то пошло не так с заказом, документами или доставкой — напишите, и здесь будет видно, как
      движется решение.
    </EmptyState>
  );
}
