import { getTechnicalWorks } from '@shop/contracts/platform/site-state';
import { callQuery, useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui/core/button';
import { ErrorPage } from '@shop/ui/core/error-page';

const home = { to: '/', label: 'На главную' };
const works = {
  code: '503',
  label: 'Ведутся технические работы',
  text: 'Сайт на обслуживании и скоро снова заработает. Ваши заказы и корзина сохранены.',
};
const over = { code: '200', label: 'Технических работ нет', text: 'Сайт работает как обычно.' };

/**
 * The maintenance page (§2). Its button asks for the home page: while works go on, that leads back here. A visitor who
 * kept the address is told when they are over.
 */
export function EngineeringWorksPage() {
  const { data } = useQuery(callQuery(getTechnicalWorks, {}));
  const isOver = data?.isOn === false;
  usePageTitle(isOver ? over.label : works.label);
  const words = isOver ? over : { ...works, text: data?.text || works.text };
  return (
    <ErrorPage
      {...words}
      link={home}
      action={
        <Button variant="primary" size="l" onClick={() => location.assign('/')}>
          Обновить страницу
        </Button>
      }
    />
  );
}
