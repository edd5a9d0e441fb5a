import { countOf } from '@shop/shared/format/number';
import { Button, Row } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { CompareIcon } from '@shop/shared/ui/icons';
import { useEffect, useRef } from 'react';

interface NothingComparedProps {
  /** How many products have just been taken out together; 0 when there were none. */
  readonly clearedCount: number;
  readonly isRestoring: boolean;
  readonly onRestore: () => void;
}

/** In place of the table: what the page is for, or the way back after it has been emptied. */
export function NothingCompared({ clearedCount, isRestoring, onRestore }: NothingComparedProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (clearedCount > 0) back.current?.focus();
  }, [clearedCount]);
  if (clearedCount === 0)
    return (
      <EmptyState
        icon={<CompareIcon />}
        title="Сравнивать пока нечего"
        action={
          <Button variant="primary" to="/catalog/">
            В каталог
          </Button>
        }
      >
        Нажмите на{'\u00a0'}весы у{'\u00a0'}товара{'\u00a0'}— здесь он встанет рядом с{'\u00a0'}другими того
        же раздела.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<CompareIcon />}
      title="Сравнение очищено"
      action={
        <Row gap={2} justify="center">
          <Button ref={back} variant="primary" pending={isRestoring} onClick={onRestore}>
            Вернуть {countOf(clearedCount, 'товар', 'товара', 'товаров')}
          </Button>
          <Button to="/catalog/">В каталог</Button>
        </Row>
      }
    />
  );
}
