import { useSearchParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Link } from '@shop/ui/core/link';
import { Text } from '@shop/ui/core/text';
import { Tabs } from '@shop/ui/parts/tabs';
import { useRef, useState } from 'react';
import { AuthenticationCard } from '../common/authentication-card.tsx';
import { EmailSent } from '../common/email-sent.tsx';
import { tabUrl, withReturn } from '../common/tab-url.ts';
import { type Draft, deleteRegistrationDraft, readRegistrationDraft } from './registration-draft.ts';
import { CompanyRegistrationForm, PersonRegistrationForm } from './registration-form.tsx';

/** Registration of a person or a company (§2). Fields that both tabs have keep their text when the tab changes. */
export function RegistrationPage() {
  usePageTitle('Регистрация');
  const [search] = useSearchParams();
  const [registered, setRegistered] = useState<string>();
  const typed = useRef<Draft>(null);
  typed.current ??= readRegistrationDraft();
  if (registered)
    return (
      <EmailSent title="Подтвердите почту" email={registered} onBack={() => setRegistered(undefined)}>
        Откройте ссылку из него и придумайте пароль: так вы подтвердите адрес и сразу войдёте в кабинет.
      </EmailSent>
    );
  const kind = search.get('tab') === 'company' ? 'company' : 'person';
  const RegistrationForm = kind === 'company' ? CompanyRegistrationForm : PersonRegistrationForm;
  const tabs = [
    { to: tabUrl('/registration/', search), label: 'Физическое лицо' },
    { to: tabUrl('/registration/', search, 'company'), label: 'Юридическое лицо' },
  ];
  const login = (
    <Text tone="muted">
      Уже есть аккаунт? <Link to={withReturn('/auth', search)}>Войдите</Link>
    </Text>
  );
  return (
    <AuthenticationCard title="Регистрация" lead={leads[kind]} foot={login}>
      <Tabs label="Кто регистрируется" tabs={tabs} />
      <RegistrationForm
        initial={typed.current}
        onType={(values) => {
          typed.current = { ...typed.current, ...values };
        }}
        onRegistered={(email) => {
          deleteRegistrationDraft();
          setRegistered(email);
        }}
      />
    </AuthenticationCard>
  );
}

const leads = {
  person: 'Сотруднику: компанию к аккаунту добавит её администратор или ваш менеджер',
  company: 'Организации или ИП: вы станете администратором компании в кабинете',
} as const;
