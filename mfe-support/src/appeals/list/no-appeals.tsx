import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { MessageIcon, SearchIcon, SuccessIcon } from '@shop/ui/parts/icons';

/** The empty state of a company without appeals: how to write one. */
export function NoAppeals({ mayAdd }: { mayAdd: boolean }) {
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

/** The empty state of a manager: no client has written, or all are answered. */
export function NoClientAppeals({ isUnanswered, allHref }: { isUnanswered: boolean; allHref: string }) {
  if (!isUnanswered)
    return (
      <EmptyState icon={<MessageIcon />} title="Клиенты ещё не обращались">
        Здесь появятся их вопросы и{'\u00a0'}претензии.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SuccessIcon />}
      title="Всем ответили"
      action={<Button to={allHref}>Все обращения</Button>}
    >
      Сейчас ответа не{'\u00a0'}ждёт никто. Новое обращение появится здесь само.
    </EmptyState>
  );
}

/** The empty state of a filter. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="Таких обращений нет"
      action={<Button onClick={onReset}>Сбросить фильтры</Button>}
    >
      Под выбранные условия не{'\u00a0'}подходит ни одно.
    </EmptyState>
  );
}
