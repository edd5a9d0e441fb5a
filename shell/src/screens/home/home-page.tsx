import { hourInMoscow } from '@shop/domain/format/date';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed, useSession } from '@shop/platform/session';
import { useFillers, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Skeleton, Stack, toast } from '@shop/ui';
import { SettingsIcon } from '@shop/ui/parts/icons';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { rememberTiles } from '../../chrome/common/shown-tiles.ts';
import { arrangeBlocks } from './arrange-blocks.ts';
import { rememberedHomeQuery } from './home.queries.ts';
import { rememberHome } from './home-cache.ts';
import { HomeTiles } from './home-tiles.tsx';
import { useHomeSettings } from './use-home-settings.ts';

// Most users are buyers.
const StaffPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-panel" */ './staff-panel.tsx')).StaffPanel,
}));

const SETTINGS_ID = 'home-settings';
const STAFF_PANEL_HEIGHT = 170;

/** The home dashboard (§2): a greeting and the tiles of the areas in the user's arrangement. */
export function HomePage() {
  usePageTitle('Главная');
  const session = useSession();
  const hasShop = useIsAllowed('shop.use');
  const tiles = useFillers('home.tile');
  const home = useQuery(rememberedHomeQuery());
  const shown = hasShop && home.data ? arrangeBlocks(tiles, home.data.controls) : [];
  const shownCodes = shown.flatMap(({ code, isShown }) => (isShown ? [code] : [])).join(' ');
  const { Settings, isOpening, open, close } = useHomeSettings();
  const settingsButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!home.data || home.isPlaceholderData) return;
    rememberHome(home.data);
    rememberTiles(shownCodes ? shownCodes.split(' ') : []);
  }, [home.data, home.isPlaceholderData, shownCodes]);
  useFailureTold(home);

  return (
    <Stack gap={6}>
      <PageHeader
        title={home.data ? `${greeting(hourInMoscow(new Date()))}, ${home.data.greetingName}` : 'Главная'}
        actions={
          hasShop &&
          tiles.length > 0 && (
            <Button
              ref={settingsButton}
              size="s"
              icon={<SettingsIcon />}
              pending={isOpening}
              aria-expanded={Settings !== undefined}
              aria-controls={Settings && SETTINGS_ID}
              onClick={Settings ? close : open}
            >
              Настроить
            </Button>
          )
        }
      />
      {Settings && home.data && (
        <Settings
          id={SETTINGS_ID}
          tiles={tiles}
          controls={home.data.controls}
          onClose={() => {
            close();
            settingsButton.current?.focus();
          }}
        />
      )}
      {session.status === 'in' && session.user.role !== 'CUSTOMER' && (
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton height={STAFF_PANEL_HEIGHT} />
            </div>
          }
        >
          <StaffPanel role={session.user.role} />
        </Suspense>
      )}
      {hasShop && (
        <HomeTiles tiles={tiles} controls={home.data?.controls ?? (home.isError ? [] : undefined)} />
      )}
    </Stack>
  );
}

/** Tells the user once why hidden blocks are visible again, however often the request is repeated. */
function useFailureTold({ error, refetch }: { error: Error | null; refetch(): unknown }): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (!error || isTold.current) return;
    isTold.current = true;
    toast.danger(`Главная показана без ваших настроек. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void refetch() },
    });
  }, [error, refetch]);
}

/** Returns the greeting for an hour, 0 to 23. */
function greeting(hour: number): string {
  if (hour < 5) return 'Доброй ночи';
  if (hour < 12) return 'Доброе утро';
  return hour < 18 ? 'Добрый день' : 'Добрый вечер';
}
