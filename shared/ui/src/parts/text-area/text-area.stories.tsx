import { Stack } from '../../core/layout/layout.tsx';
import { TextArea } from './text-area.tsx';

export default { title: 'Text area' };

export const States = () => (
  <Stack>
    <TextArea label="Комментарий" hint="Не больше 500 символов" />
    <TextArea label="С текстом" defaultValue={'Въезд со двора.\nНужен пропуск.'} minRows={2} />
    <TextArea label="С ошибкой" error="Это поле обязательно для заполнения" />
    <TextArea label="Недоступно" disabled />
  </Stack>
);
