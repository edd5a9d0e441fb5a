import { getMaintenance } from '@shop/contracts/platform/site-state';
import { callQuery, useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui/core/button';
import { ErrorPage } from '@shop/ui/core/error-page';

const label = 'Ведутся технические работы';
const usualText = 'Сайт на обслуживании и скоро снова заработает. Ваши заказы и корзина сохранены.';

/**
 * The maintenance page (§2). The text of operations comes before the standard one. Its button opens the home page,
 * which redirects back here until the maintenance ends.
 */
export function EngineeringWorksPage() {
  const { data } = useQuery(callQuery(getMaintenance, {}));
  usePageTitle(label);
  const written = data?.isOn && data.text;
  return (
    <ErrorPage
      code="503"
      label={label}
      text={
        <>
          {written && (
            <>
              {written}
              <br />
            </>
          )}
          {usualText}
        </>
      }
      link={{ to: '/', label: 'На главную' }}
      action={
        <Button variant="primary" size="l" onClick={() => location.assign('/')}>
          Обновить страницу
        </Button>
      }
    />
  );
}
