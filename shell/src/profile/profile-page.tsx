import { messageOf } from '@shop/shared/http';
import { usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { useSession } from '@shop/shared/session';
import { ErrorPanel, Grid, PageHeader, Panel, Skeleton, Stack, Text } from '@shop/shared/ui';
import { CompaniesPanel } from './companies-panel.tsx';
import { OwnDataPanel } from './own-data-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { profileQuery } from './profile.queries.ts';
import { SessionsPanel } from './sessions-panel.tsx';

/** The user's own data, companies and rights, password and sessions (§2). */
export function ProfilePage() {
  usePageTitle('Мой профиль');
  const session = useSession();
  const profile = useQuery(profileQuery());
  if (profile.isPending) return <ProfileSkeleton />;
  if (profile.isError)
    return (
      <Stack gap={5}>
        <PageHeader title="Мой профиль" />
        <ErrorPanel
          title="Профиль не загрузился"
          text={messageOf(profile.error)}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      </Stack>
    );
  const { data } = profile;
  const isActedFor = session.status === 'in' && session.user.actedBy !== null;
  return (
    <Stack gap={5}>
      <PageHeader title="Мой профиль" />
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" collapse="desktop" gap={4} align="start">
        <Stack gap={4}>
          <OwnDataPanel profile={data} />
          {!isActedFor && <PhonePanel profile={data} />}
          <CompaniesPanel profile={data} />
        </Stack>
        <Stack gap={4}>{isActedFor ? <OnlyTheUser /> : <Safety />}</Stack>
      </Grid>
    </Stack>
  );
}

function Safety() {
  return (
    <>
      <PasswordPanel />
      <SessionsPanel />
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

function ProfileSkeleton() {
  return (
    <Stack gap={5} aria-busy="true">
      <PageHeader title="Мой профиль" />
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" collapse="desktop" gap={4} align="start">
        <Skeleton height={520} />
        <Skeleton height={520} />
      </Grid>
    </Stack>
  );
}
