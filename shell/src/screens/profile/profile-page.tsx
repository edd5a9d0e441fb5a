import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useSession } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { ErrorPanel, Grid, PageHeader, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { CompaniesPanel } from './companies-panel.tsx';
import { OwnDataPanel, type Profile } from './own-data-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
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
  // One heading from the first moment on: it has the focus of whoever comes by keyboard.
  return (
    <Stack gap={5} aria-busy={profile.isPending}>
      <PageHeader title="Мой профиль" />
      {profile.isError && !profile.data ? (
        <ErrorPanel
          title="Профиль не загрузился"
          text={messageOf(profile.error)}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" collapse="desktop" gap={4} align="start">
          {profile.data ? <Panels profile={profile.data} isActedFor={isActedFor} /> : <Outline />}
        </Grid>
      )}
    </Stack>
  );
}

function Panels({ profile, isActedFor }: { profile: Profile; isActedFor: boolean }) {
  return (
    <>
      <Stack gap={4}>
        <OwnDataPanel profile={profile} />
        {!isActedFor && <PhonePanel profile={profile} />}
        <CompaniesPanel profile={profile} />
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

/** A manager who acts for a user does not lock the user out. */
function OnlyTheUser() {
  return (
    <Panel title="Вход и безопасность">
      <Text as="p">Телефон, пароль и{'\u00a0'}сеансы меняет только сам пользователь.</Text>
    </Panel>
  );
}

function Outline() {
  return (
    <>
      <Skeleton height={520} />
      <Skeleton height={520} />
    </>
  );
}
