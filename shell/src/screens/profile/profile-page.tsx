import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useSession } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Grid, PageHeader, Panel, Skeleton, Stack, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import { CompaniesPanel } from './companies-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { EmailProof } from './email-proof.tsx';
import { OwnDataPanel, type Profile } from './own-data-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PersonalDataPanel } from './personal-data-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { profileQuery } from './profile.queries.ts';
import { SecurityPanel } from './security-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The user's own data, companies and rights, password and sessions (§2). */
export function ProfilePage() {
  usePageTitle('Мой профиль');
  const session = useSession();
  const profile = useQuery(profileQuery());
  const isActedFor = session.status === 'in' && session.user.actedBy !== null;
  // The same heading in every state: it has the focus of keyboard users.
  return (
    <Stack gap={5} aria-busy={profile.isPending}>
      <PageHeader title="Мой профиль" />
      {!isActedFor && <EmailProof />}
      <QueryStates query={profile} failure="Профиль не загрузился" pending={<Outline />}>
        {(data) => (
          <Columns>
            <Panels profile={data} isActedFor={isActedFor} />
          </Columns>
        )}
      </QueryStates>
    </Stack>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" collapse="desktop" gap={4} align="start">
      {children}
    </Grid>
  );
}

function Panels({ profile, isActedFor }: { profile: Profile; isActedFor: boolean }) {
  return (
    <>
      <Stack gap={4}>
        <OwnDataPanel profile={profile} />
        {!isActedFor && <EmailPanel profile={profile} />}
        {!isActedFor && <PhonePanel profile={profile} />}
        <CompaniesPanel profile={profile} />
        {!isActedFor && <PersonalDataPanel />}
      </Stack>
      <Stack gap={4}>{isActedFor ? <OnlyTheUser /> : <Safety />}</Stack>
    </>
  );
}

function Safety() {
  return (
    <>
      <PasswordPanel />
      <SessionsPanel />
      <SecurityPanel />
    </>
  );
}

/** A manager who impersonates a user must not lock the user out. */
function OnlyTheUser() {
  return (
    <Panel title="Вход и безопасность">
      <Text as="p">Почту, телефон, пароль и{'\u00a0'}сеансы меняет только сам пользователь.</Text>
    </Panel>
  );
}

function Outline() {
  return (
    <Columns>
      <Skeleton height={520} />
      <Skeleton height={520} />
    </Columns>
  );
}
