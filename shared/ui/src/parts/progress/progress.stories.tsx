import { Stack } from '../../core/layout/layout.tsx';
import { Progress } from './progress.tsx';

export default { title: 'Progress' };

export const States = () => (
  <Stack>
    <Progress label="Файл проверяется" value={24} valueText="1 200 из 5 000 строк" />
    <Progress label="Идёт загрузка" />
    <Progress label="Готово" value={100} valueText="100 %" />
  </Stack>
);
