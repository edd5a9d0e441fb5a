import { FEEDBACK_CLOSE_MS } from '@shop/shared/contracts/constants';
import { getFooter } from '@shop/shared/contracts/site-state';
import { publish } from '@shop/shared/events';
import { provideHost, type SlotFiller } from '@shop/shared/microfrontend';
import { history } from '@shop/shared/router';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
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

it('has working hours, phone, e-mail, and the copyright line with version and year', async () => {
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

it('has no feedback button while no area brings the form', async () => {
  provideForm([]);
  renderPage(<Footer />);
  await screen.findByText('Пн–пт 9:00–18:00');
  expect(screen.queryByRole('button', { name: 'Обратная связь' })).not.toBeInTheDocument();
});

it('opens the form in a modal, which closes 3000 ms after it was sent', async () => {
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
