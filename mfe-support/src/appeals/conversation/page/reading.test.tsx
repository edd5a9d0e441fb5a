import { getAppeal, readAppeal } from '@shop/contracts/support/appeals';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildAppealWith, buildMessageWith, impersonating, openAppeal } from './appeal.builder.tsx';

const api = stubApi();
const realObserver = window.IntersectionObserver;
/** A stub of IntersectionObserver whose entries the test controls. */
let observers: { elements: Set<Element>; tell: (element: Element, isIntersecting: boolean) => void }[] = [];

beforeEach(() => {
  observers = [];
  window.IntersectionObserver = class extends realObserver {
    private readonly elements = new Set<Element>();
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      const tell = (target: Element, isIntersecting: boolean) =>
        act(() => callback([{ target, isIntersecting } as IntersectionObserverEntry], this));
      observers.push({ elements: this.elements, tell });
    }
    override observe(element: Element) {
      this.elements.add(element);
    }
  };
});
afterEach(() => {
  window.IntersectionObserver = realObserver;
  isHidden(false);
  jest.useRealTimers();
});

function isHidden(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: hidden ? 'hidden' : 'visible',
  });
}

function comesIntoSight(element: Element, isIntersecting = true) {
  for (const { elements, tell } of observers) if (elements.has(element)) tell(element, isIntersecting);
}

const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement;
const old = buildMessageWith({ id: 1, message: 'Старое' });
const fresh = buildMessageWith({ id: 2, message: 'Новое', isUnread: true });
const lines = () =>
  within(within(screen.getByRole('region', { name: 'Переписка' })).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows a line before the first unread message, which stays while reading', async () => {
  const read = api.answers(readAppeal, null);
  openAppeal(api, { messages: [old, fresh] });
  await screen.findByText('Новое');
  expect(lines()[2]).toBe('Новые сообщения');
  comesIntoSight(row('Новое'));
  await waitFor(() => expect(read).toEqual([{ id: 77, messageId: 2 }]));

  const asked = api.answers(getAppeal, {
    appeal: buildAppealWith({ messages: [old, { ...fresh, isUnread: false, message: 'Новое, прочитано' }] }),
  });
  act(() => publish('appeal.changed', { appealId: 77, isReading: true }));
  // Reading must not refetch: conversations may be long.
  await new Promise((resolve) => setTimeout(resolve));
  act(() => publish('appeal.changed', { appealId: 77 }));
  await screen.findByText('Новое, прочитано');
  expect(lines()[2]).toBe('Новые сообщения');
  expect(asked).toHaveLength(1);
});

it('marks nothing as read in a hidden tab, until it becomes visible', async () => {
  const read = api.answers(readAppeal, null);
  openAppeal(api, { messages: [old, fresh] });
  await screen.findByText('Новое');
  isHidden(true);
  jest.useFakeTimers();
  comesIntoSight(row('Новое'));
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  isHidden(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(read).toEqual([{ id: 77, messageId: 2 }]));
});

it('does not scroll while the user reads above, and links to new messages', async () => {
  const { user } = openAppeal(api, { messages: [old] });
  await screen.findByText('Старое');
  const end = observers.flatMap(({ elements }) => [...elements])[0] as Element;
  comesIntoSight(end, false);
  api.answers(getAppeal, { appeal: buildAppealWith({ messages: [old, fresh] }) });
  act(() => publish('appeal.changed', { appealId: 77 }));
  await user.click(await screen.findByRole('button', { name: 'Новое сообщение' }));
  expect(row('Новое')).toHaveFocus();
  comesIntoSight(end);
  expect(screen.queryByRole('button', { name: 'Новое сообщение' })).not.toBeInTheDocument();
});

it('marks nothing as read during impersonation', async () => {
  const read = api.answers(readAppeal, null);
  openAppeal(api, { messages: [old, fresh] }, impersonating);
  const message = await screen.findByText('Новое');
  const watched = observers.flatMap(({ elements }) => [...elements]);
  expect(watched).not.toContain(message.closest('li'));
  expect(read).toEqual([]);
});
