import { usePageTitle } from '@shop/remote';
import { Button, Row, Stack } from '@shop/ui';
import { ErrorPage } from '@shop/ui/core/error-page';
import { Toaster } from '@shop/ui/core/toaster';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useHeader } from '../../chrome/common/header.queries.ts';
import { LogoutDialog } from '../../chrome/logout/logout-dialog.tsx';
import { CounterpartySelector } from '../../chrome/menu/counterparty-selector.tsx';
import { ManagerCard } from '../../chrome/menu/manager-card.tsx';

/** The 501 page (§2, §8): the site is closed to the current company. Another company, if any, can be chosen. */
export function ClosedPage() {
  const header = useHeader();
  const [isLeaving, setIsLeaving] = useState(false);
  const hasOthers = header !== undefined && header.counterparties.length > 1;
  usePageTitle('Доступ к сайту закрыт');
  return (
    <div role="alert">
      <ErrorPage
        code="501"
        label="Доступ к сайту закрыт"
        text={hasOthers ? `${text} Или выберите другую организацию.` : text}
        link={{ to: '/', label: 'На главную' }}
        action={
          <Ways gap={5}>
            {hasOthers && <CounterpartySelector />}
            <ManagerCard />
            <Row gap={2}>
              <Button variant="primary" size="l" onClick={() => location.reload()}>
                Обновить страницу
              </Button>
              <Button size="l" onClick={() => setIsLeaving(true)}>
                Выйти
              </Button>
            </Row>
          </Ways>
        }
      />
      {isLeaving && <LogoutDialog onClose={() => setIsLeaving(false)} />}
      <Toaster />
    </div>
  );
}

const text = 'Для вашей компании сайт сейчас недоступен. Свяжитесь с вашим менеджером.';

const Ways = styled(Stack)`
  inline-size: min(400px, 100%);
  /* The card is aligned with links in the menu, and with the buttons here. */
  & > section {
    padding-inline: 0;
  }
`;
