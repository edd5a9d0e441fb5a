import { secret } from '@shop/contracts/platform/fields';
import { history, useSearchParams } from '@shop/platform/router';
import { useSession } from '@shop/platform/session';
import { PageSkeleton, usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui/core/button';
import { Row } from '@shop/ui/core/layout';
import { Notice } from '@shop/ui/parts/notice';
import * as v from 'valibot';
import { AuthenticationCard } from '../common/authentication-card.tsx';
import { ByVerificationToken } from './by-verification-token.tsx';
import { OldPasswordForm } from './old-password-form.tsx';

/**
 * Password change (§2): by the verification token of an email or a text message, or by the old password for a logged-in
 * user.
 */
export function ChangePasswordPage() {
  const [search] = useSearchParams();
  // An invited user has no password yet.
  const isFirst = search.has('first');
  const asksConsents = isFirst && search.get('first') !== 'staff';
  const done = isFirst ? 'Пароль задан' : 'Пароль изменён';
  usePageTitle(search.has('changed') ? done : isFirst ? 'Ваш пароль' : 'Смена пароля');
  const { status } = useSession();
  const token = search.get('checkword');
  if (search.has('changed')) return <Changed isIn={status === 'in'} isFirst={isFirst} title={done} />;
  if (v.is(secret, token))
    return (
      <AuthenticationCard
        title={isFirst ? 'Придумайте пароль' : 'Новый пароль'}
        lead={
          isFirst
            ? 'С\u00a0ним и\u00a0электронной почтой вы\u00a0будете входить в\u00a0магазин'
            : 'После смены войти на других устройствах нужно будет заново'
        }
      >
        <ByVerificationToken {...{ token, isFirst, asksConsents }} />
      </AuthenticationCard>
    );
  if (status === 'unknown') return <PageSkeleton />;
  if (status === 'in' && token === null)
    return (
      <AuthenticationCard
        title="Смена пароля"
        lead="После смены войти на других устройствах нужно будет заново"
      >
        <OldPasswordForm
          submitLabel="Сменить пароль"
          onChanged={() => history.replace('/change-password/?changed')}
        />
      </AuthenticationCard>
    );
  return (
    <AuthenticationCard title="Смена пароля">
      <Notice title={token === null ? 'Нужна ссылка из письма' : 'Ссылка повреждена'}>
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
    </AuthenticationCard>
  );
}

interface ChangedProps {
  readonly isIn: boolean;
  readonly isFirst: boolean;
  readonly title: string;
}

function Changed({ isIn, isFirst, title }: ChangedProps) {
  return (
    <AuthenticationCard title={title}>
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
    </AuthenticationCard>
  );
}
