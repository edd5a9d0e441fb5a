import { Package } from 'lucide-react';
import { Button } from '../../core/button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export default { title: 'Empty state' };

export const Page = () => (
  <EmptyState
    icon={<Package />}
    title="Заказов пока нет"
    action={<Button variant="primary">В каталог</Button>}
  >
    Здесь появятся оформленные заказы.
  </EmptyState>
);

export const Compact = () => <EmptyState compact title="Ничего не нашлось" />;
