import { getFooter } from '@shop/contracts/platform/site-state';
import { FEEDBACK_CLOSE_MS } from '@shop/domain/constants';
import { publish } from '@shop/platform/events';
import { history } from '@shop/platform/router';
import { provideHost, type SlotFiller } from '@shop/remote';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { startScreens } from '../../host/screen/screen.atoms.ts';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { Footer } from './footer.tsx';

const api = stubApi();

function provideForm(fillers: readonly SlotFiller[]) {
  provideHost({
    siteName: 'Спецоснова',
    fillers: (slot) => (slot === 'feedback.form' ? (fillers as never) : []),
    pageShown: () => undefined,
    report: () => undefined,
    reloadAfterChunkFailure: () => false,
  });
}

const form: SlotFiller = {
  area: 'support',
  code: 'feedback',
  title: 'Поддержка',
  load: async () => ({ release: '1.0.0', Widget: () => <textarea aria-label="Сообщение" /> }),
};

beforeEach(() => {
  api.answers(getFooter, {
    workingHours: 'Пн–пт 9:00–18:00',
    phone: '+7 (800) 100-00-00',
    email: 'shop@demo.example',
  });
});

it('has working hours, phone, e-mail, and the copyright line with version and year (§2.90, §2.92, §9.32)', async () => {
  provideForm([]);
  renderPage(<Footer />);
  expect(await screen.findByText('Пн–пт 9:00–18:00')).toBeVisible();
  expect(screen.getByRole('link', { name: '+7 (800) 100-00-00' })).toHaveAttribute(
    'href',
    'tel:+78001000000',
  );
  expect(screen.getByRole('link', { name: 'shop@demo.example' })).toBeVisible();
  expect(screen.getByText('© 2024 Спецоснова, версия 3.16')).toBeVisible();
});

it('says it all in the order of the specification (§2.94)', async () => {
  provideForm([form]);
  startScreens([
    buildAreaWith({
      routes: [{ path: '/privacy/', guard: 'auth', layout: 'default', title: 'Приватность' }],
    }),
  ]);
  renderPage(<Footer />);
  await screen.findByText('Пн–пт 9:00–18:00');
  const text = screen.getByRole('contentinfo').textContent ?? '';
  const parts = ['Пн–пт', '+7 (800)', 'shop@demo.example', 'Обратная связь', '© 2024', 'Политика'];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('has no feedback button while no area brings the form', async () => {
  provideForm([]);
  renderPage(<Footer />);
  await screen.findByText('Пн–пт 9:00–18:00');
  expect(screen.queryByRole('button', { name: 'Обратная связь' })).not.toBeInTheDocument();
});

it('opens the form in a modal, which closes 3000 ms after it was sent (§2.91, §4.35, §9.22)', async () => {
  provideForm([form]);
  const { user } = renderPage(<Footer />);
  await user.click(screen.getByRole('button', { name: 'Обратная связь' }));
  expect(await screen.findByRole('textbox', { name: 'Сообщение' })).toBeVisible();
  jest.useFakeTimers();
  act(() => publish('feedback.sent', {}));
  act(() => void jest.advanceTimersByTime(FEEDBACK_CLOSE_MS - 1));
  expect(screen.getByRole('dialog', { name: 'Обратная связь' })).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('closes the form when the route changes', async () => {
  provideForm([form]);
  const { user } = renderPage(<Footer />);
  await user.click(screen.getByRole('button', { name: 'Обратная связь' }));
  await screen.findByRole('dialog', { name: 'Обратная связь' });
  act(() => history.push('/faq/'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('links to the privacy policy (§2.93)', async () => {
  provideForm([]);
  const privacy = { path: '/privacy/', guard: 'open', layout: 'typical' as const, title: 'Политика' };
  startScreens([buildAreaWith({ routes: [privacy] })]);
  renderPage(<Footer />);
  const link = await screen.findByRole('link', { name: 'Политика конфиденциальности' });
  expect(link).toHaveAttribute('href', '/privacy/');
});
