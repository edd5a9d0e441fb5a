import { messageOf } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { homeQuery } from './home.queries.ts';
import type { HomeSettings } from './home-settings.tsx';

/** Loads the settings dialog of the home page on request; it starts with the server's arrangement. */
export function useHomeSettings() {
  const [Settings, setSettings] = useState<typeof HomeSettings>();
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    setIsOpening(true);
    try {
      const [settings] = await Promise.all([
        import(/* webpackChunkName: "home-settings" */ './home-settings.tsx'),
        queryClient.ensureQueryData(homeQuery()),
      ]);
      setSettings(() => settings.HomeSettings);
    } catch (error) {
      toast.danger(`Настройка не открылась. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => void open() },
      });
    }
    setIsOpening(false);
  }

  return { Settings, isOpening, open: () => void open(), close: () => setSettings(undefined) };
}
