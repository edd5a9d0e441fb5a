import { secret } from '@shop/shared/contracts/fields';
import { PageSkeleton, usePageTitle } from '@shop/shared/microfrontend';
import { history, useSearchParams } from '@shop/shared/router';
import { useSession } from '@shop/shared/session';
import { Button } from '@shop/shared/ui/button';
import { Row } from '@shop/shared/ui/layout';
import { Notice } from '@shop/shared/ui/notice';
import * as v from 'valibot';
import { EntranceCard } from '../entrance/entrance-card.tsx';
import { ByCheckWord } from './by-check-word.tsx';
import { OldPasswordForm } from './old-password-form.tsx';

/** Password change (§2): with the check word of a letter or a text message, or with the old password for who is in. */
export function ChangePasswordPage() {
  const [search] = useSearchParams();
  usePageTitle(search.has('changed') ? 'Пароль изменён' : 'Смена пароля');
  const { status } = useSession();
  const checkWord = search.get('checkword');
  if (search.has('changed')) return <Changed isIn={status === 'in'} />;
  if (v.is(secret, checkWord))
    return (
      <EntranceCard title="Новый пароль" lead="После смены войти на других устройствах нужно будет заново">
        <ByCheckWord checkWord={checkWord} />
      </EntranceCard>
    );
  if (status === 'unknown') return <PageSkeleton />;
  if (status === 'in' && checkWord === null)
    return (
      <EntranceCard title="Смена пароля" lead="После смены войти на других устройствах нужно будет заново">
        <OldPasswordForm
          submitLabel="Сменить пароль"
          onChanged={() => history.replace('/change-password/?changed')}
        />
      </EntranceCard>
    );
  return (
    <EntranceCard title="Смена пароля">
      <Notice title={checkWord === null ? 'Нужна ссылка из письма' : 'Ссылка повреждена'}>
        Чтобы задать новый пароль, откройте ссылку из письма целиком или запросите новую.
      </Notice>
      <Row gap={3}>
        <Button to="/forgot-password/" variant="primary" size="l">
          Получить ссылку
        </Button>
        <Button to="/auth?redirect=%2Fchange-password%2F" size="l">
          Войти и сменить пароль
        </Button>
      </Row>
    </EntranceCard>
  );
}

function Changed({ isIn }: { isIn: boolean }) {
  return (
    <EntranceCard title="Пароль изменён">
      <Notice tone="success">Новый пароль уже действует. Сеансы на других устройствах завершены.</Notice>
      <Row gap={3}>
        <Button to={isIn ? '/' : '/auth'} variant="primary" size="l">
          {isIn ? 'На главную' : 'Войти'}
        </Button>
      </Row>
    </EntranceCard>
  );
}
