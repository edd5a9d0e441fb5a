import { Button } from '../button/button.tsx';
import { ErrorPage } from './error-page.tsx';

export default { title: 'Error page' };

const home = { to: '/', label: 'На главную' };

export const NotFound = () => (
  <ErrorPage
    code={404}
    level={2}
    label="Страница не найдена"
    text="Возможно, в адресе опечатка."
    link={home}
  />
);

export const WithAction = () => (
  <ErrorPage
    code={500}
    level={2}
    label="Что-то пошло не так"
    text="Мы уже разбираемся."
    details="req-7f3a"
    link={home}
    action={<Button variant="primary">Повторить</Button>}
  />
);
