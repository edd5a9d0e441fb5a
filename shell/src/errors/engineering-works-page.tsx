import { usePageTitle } from '@shop/shared/microfrontend';
import { Button } from '@shop/shared/ui/button';
import { ErrorPage } from '@shop/shared/ui/error-page';

/** The maintenance page (§2). Its button asks for the home page: while works go on, that leads back here. */
export function EngineeringWorksPage() {
  usePageTitle('Ведутся технические работы');
  return (
    <ErrorPage
      code="503"
      label="Ведутся технические работы"
      text="Сайт на обслуживании и скоро снова заработает. Ваши заказы и корзина сохранены."
      action={
        <Button variant="primary" size="l" onClick={() => location.assign('/')}>
          Обновить страницу
        </Button>
      }
    />
  );
}
