import { countOf } from '@shop/domain/format/number';
import { Button, Row, VisuallyHidden } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { type ReactNode, useEffect, useRef } from 'react';

interface ListNothingProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** How things get into the list. */
  readonly children: ReactNode;
}

/** In place of a list that nothing has been put into yet. */
export function ListNothing({ icon, title, children }: ListNothingProps) {
  const action = (
    <Button variant="primary" to="/catalog/">
      В каталог
    </Button>
  );
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {children}
    </EmptyState>
  );
}

interface ListEmptiedProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** How many products were in it. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

/** In place of a list that has just been emptied: the way back, which gets the focus of the button that is gone. */
export function ListEmptied({ icon, title, count, isBusy, onRestore }: ListEmptiedProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const action = (
    <Row gap={2} justify="center">
      <Button ref={back} variant="primary" pending={isBusy} onClick={onRestore}>
        Вернуть {countOf(count, 'товар', 'товара', 'товаров')}
      </Button>
      <Button to="/catalog/">В каталог</Button>
    </Row>
  );
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <EmptyState icon={icon} title={title} action={action} />
    </>
  );
}
