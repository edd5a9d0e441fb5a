import { useSearchParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Link } from '@shop/ui/core/link';
import { Text } from '@shop/ui/core/text';
import { Tabs } from '@shop/ui/parts/tabs';
import { useRef, useState } from 'react';
import { EntranceCard } from '../common/entrance-card.tsx';
import { LetterSent } from '../common/letter-sent.tsx';
import { tabUrl, withReturn } from '../common/tab-url.ts';
import { type Draft, forgetDraft, readDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';

/** Registration of a person or of a company (§2); what both tabs ask for goes with the visitor from one to the other. */
export function RegistrationPage() {
  usePageTitle('Регистрация');
  const [search] = useSearchParams();
  const [registered, setRegistered] = useState<string>();
  const typed = useRef<Draft>(null);
  typed.current ??= readDraft();
  if (registered)
    return (
      <LetterSent title="Подтвердите почту" email={registered} onBack={() => setRegistered(undefined)}>
        Откройте ссылку из него и придумайте пароль: так вы подтвердите адрес и сразу войдёте в кабинет.
      </LetterSent>
    );
  const kind = search.get('tab') === 'company' ? 'company' : 'person';
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
    <EntranceCard title="Регистрация" lead={leads[kind]} foot={login}>
      <Tabs label="Кто регистрируется" tabs={tabs} />
      <RegistrationForm
        key={kind}
        kind={kind}
        initial={typed.current}
        onType={(values) => {
          typed.current = { ...typed.current, ...values };
        }}
        onRegistered={(email) => {
          forgetDraft();
          setRegistered(email);
        }}
      />
    </EntranceCard>
  );
}

const leads = {
  person: 'Сотруднику: компанию к аккаунту добавит её администратор или ваш менеджер',
  company: 'Организации или ИП: вы станете администратором компании в кабинете',
} as const;
