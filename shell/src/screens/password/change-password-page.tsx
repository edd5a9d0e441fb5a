import { secret } from '@shop/contracts/platform/fields';
import { history, useSearchParams } from '@shop/platform/router';
import { useSession } from '@shop/platform/session';
import { PageSkeleton, usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui/core/button';
import { Row } from '@shop/ui/core/layout';
import { Notice } from '@shop/ui/parts/notice';
import * as v from 'valibot';
import { EntranceCard } from '../common/entrance-card.tsx';
import { ByCheckWord } from './by-check-word.tsx';
import { OldPasswordForm } from './old-password-form.tsx';

/** Password change (§2): with the check word of a letter or a text message, or with the old password for who is in. */
export function ChangePasswordPage() {
  const [search] = useSearchParams();
  // Who was invited never had one.
  const isFirst = search.has('first');
  const done = isFirst ? 'Пароль задан' : 'Пароль изменён';
  usePageTitle(search.has('changed') ? done : isFirst ? 'Ваш пароль' : 'Смена пароля');
  const { status } = useSession();
  const checkWord = search.get('checkword');
  if (search.has('changed')) return <Changed isIn={status === 'in'} isFirst={isFirst} title={done} />;
  if (v.is(secret, checkWord))
    return (
      <EntranceCard
        title={isFirst ? 'Придумайте пароль' : 'Новый пароль'}
        lead={
          isFirst
            ? 'С\u00a0ним и\u00a0электронной почтой вы\u00a0будете входить в\u00a0магазин'
            : 'После смены войти на других устройствах нужно будет заново'
        }
      >
        <ByCheckWord checkWord={checkWord} isFirst={isFirst} />
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

interface ChangedProps {
  readonly isIn: boolean;
  readonly isFirst: boolean;
  readonly title: string;
}

function Changed({ isIn, isFirst, title }: ChangedProps) {
  return (
    <EntranceCard title={title}>
      <Notice tone="success">
        {isFirst
          ? 'Теперь входите с\u00a0ним и\u00a0своей электронной почтой.'
          : 'Новый пароль уже действует. Сеансы на других устройствах завершены.'}
      </Notice>
      <Row gap={3}>
        <Button to={isIn ? '/' : '/auth'} variant="primary" size="l">
          {isIn ? 'На главную' : 'Войти'}
        </Button>
      </Row>
    </EntranceCard>
  );
}
