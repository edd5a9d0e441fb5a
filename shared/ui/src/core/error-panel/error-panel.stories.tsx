import { Stack } from '../layout/layout.tsx';
import { ErrorPanel } from './error-panel.tsx';

export default { title: 'Error panel' };

export const States = () => (
  <Stack>
    <ErrorPanel area="Каталог" onRetry={() => undefined} />
    <ErrorPanel title="Не удалось загрузить заказы" onRetry={() => undefined} retrying />
    <ErrorPanel text="Попробуйте позже." details="req-7f3a" />
  </Stack>
);
