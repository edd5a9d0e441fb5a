import { getMaintenance } from '@shop/contracts/platform/site-state';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { waitFor } from '@testing-library/react';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { currentScreen, startScreens } from '../screen/screen.atoms.ts';
import { followSite } from './follow-site.ts';

const api = stubApi();
const path = () => location.pathname + location.search;

it('sends an open page to the maintenance page when works begin, and back to where it was when they end (§1.45)', async () => {
  renderPage(<p />, { url: '/catalog/obuv/?page=2' }).unmount();
  startScreens([buildAreaWith()]);
  api.answers(getMaintenance, { isOn: false });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'setTimeout'] });
  followSite();
  jest.useRealTimers();
  expect(path()).toBe('/catalog/obuv/?page=2');

  api.answers(getMaintenance, { isOn: true });
  publish('site.changed', {});
  await waitFor(() => expect(path()).toBe('/engineering-works/'));
  expect(currentScreen()).toMatchObject({ kind: 'page', page: 'engineering-works' });

  api.breaks(getMaintenance);
  publish('site.changed', {});
  expect(path()).toBe('/engineering-works/');

  api.answers(getMaintenance, { isOn: false });
  publish('site.changed', {});
  await waitFor(() => expect(path()).toBe('/catalog/obuv/?page=2'));
});
