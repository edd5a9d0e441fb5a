import { getHome } from '@shop/shared/contracts/header';
import { Slot, usePageTitle } from '@shop/shared/microfrontend';
import { callQuery, useQuery } from '@shop/shared/query';
import { Grid, PageHeader, Stack } from '@shop/shared/ui';
import styled from 'styled-components';

/** The home dashboard (§2): a greeting, and whatever tiles the areas bring. */
export function HomePage() {
  usePageTitle('Главная');
  const { data } = useQuery(callQuery(getHome, {}));
  return (
    <Stack gap={6}>
      <PageHeader title={data ? `${greeting(new Date().getHours())}, ${data.greetingName}` : 'Главная'} />
      <Tiles min={320} gap={4} align="stretch">
        <Slot name="home.tile" />
      </Tiles>
    </Stack>
  );
}

/** A tile that shows nothing, since its reader has no right to it, leaves no hole. */
const Tiles = styled(Grid)`
  & > :empty {
    display: none;
  }
`;

/** The greeting of the hour. */
export function greeting(hour: number): string {
  if (hour < 5) return 'Доброй ночи';
  if (hour < 12) return 'Доброе утро';
  return hour < 18 ? 'Добрый день' : 'Добрый вечер';
}
