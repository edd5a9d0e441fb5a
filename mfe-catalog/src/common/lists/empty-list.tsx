import { countOf } from '@shop/domain/format/number';
import { Button, Row, VisuallyHidden } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { type ReactNode, useEffect, useRef } from 'react';

interface EmptyListProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Explains how products are added to the list. */
  readonly children: ReactNode;
}

/** The empty state of a list. */
export function EmptyList({ icon, title, children }: EmptyListProps) {
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

interface EmptiedListProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** The number of products that were in the list. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

/** The empty state of a list that was just cleared, with an undo button that takes the focus. */
export function EmptiedList({ icon, title, count, isBusy, onRestore }: EmptiedListProps) {
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
