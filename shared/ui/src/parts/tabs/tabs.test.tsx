import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { findActiveTab } from './find-active-tab.ts';
import { Tabs } from './tabs.tsx';

const byQuery = [{ to: '/detail/x/' }, { to: '/detail/x/?tab=docs' }, { to: '?tab=faq' }];
const byPath = [{ to: '/manager/mycompanies/' }, { to: '/manager/mycompanies/users/' }];
const sections = [{ to: '/office/' }, { to: '/office/clients/', hasPagesBelow: true }];

it.each([
  [byQuery, '/detail/x/', '', '/detail/x/'],
  [byQuery, '/detail/x', '?page=2', '/detail/x/'],
  [byQuery, '/detail/x/', '?tab=docs&page=2', '/detail/x/?tab=docs'],
  [byQuery, '/detail/x/', '?tab=faq', '?tab=faq'],
  [byPath, '/manager/mycompanies/users', '', '/manager/mycompanies/users/'],
  [byPath, '/orders/', '', undefined],
  [sections, '/office/clients/K-1/', '', '/office/clients/'],
  [sections, '/office/', '', '/office/'],
  [sections, '/office/clientsother/', '', undefined],
])('finds the tab of the location', (tabs, pathname, search, expected) => {
  expect(findActiveTab(tabs, { pathname, search })?.to).toBe(expected);
});

it('marks the tab of the page that a click leads to', async () => {
  const tabs = [
    { to: '/finances/', label: 'Баланс' },
    { to: '/finances/?tab=acts', label: 'Акты', count: 4 },
    { to: '/finances/?tab=bonus', label: 'Бонусы', disabled: true },
  ];
  render(
    <MemoryRouter initialEntries={['/finances/']}>
      <Tabs label="Финансы" tabs={tabs} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Баланс' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: /Акты/ }));
  expect(screen.getByRole('link', { name: /Акты/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Бонусы' })).not.toBeInTheDocument();
});
