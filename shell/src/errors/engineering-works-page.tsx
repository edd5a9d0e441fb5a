import { getTechnicalWorks } from '@shop/shared/contracts/header';
import { usePageTitle } from '@shop/shared/microfrontend';
import { callQuery, useQuery } from '@shop/shared/query';
import { Button } from '@shop/shared/ui/button';
import { ErrorPage } from '@shop/shared/ui/error-page';

const usualText = 'Сайт на обслуживании и скоро снова заработает. Ваши заказы и корзина сохранены.';

/** The maintenance page (§2). Its button asks for the home page: while works go on, that leads back here. */
export function EngineeringWorksPage() {
  const { data } = useQuery(callQuery(getTechnicalWorks, {}));
  usePageTitle('Ведутся технические работы');
  return (
    <ErrorPage
      code="503"
      label="Ведутся технические работы"
      text={data?.text || usualText}
      link={{ to: '/', label: 'На главную' }}
      action={
        <Button variant="primary" size="l" onClick={() => location.assign('/')}>
          Обновить страницу
        </Button>
      }
    />
  );
}
