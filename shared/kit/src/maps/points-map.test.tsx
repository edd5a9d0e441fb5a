import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { PointsMap } from './points-map.tsx';

const points = [
  { id: 7, title: 'Москва', coordinates: [55.75, 37.62] as [number, number] },
  { id: 9, title: 'Казань', coordinates: [55.79, 49.12] as [number, number] },
];
const config = { siteName: 'Спецоснова', hashSalt: 'salt', shellVersion: '1.0.0', mapsKey: 'maps-key' };
const failure = 'Карта не загрузилась. Все адреса есть в списке';
const realObserver = window.IntersectionObserver;

beforeEach(() => giveConfiguration(config));
afterEach(() => {
  window.IntersectionObserver = realObserver;
  jest.useRealTimers();
});

function giveConfiguration(given: object) {
  document.head.innerHTML = '<script type="application/json" id="shop-config"></script>';
  document.getElementById('shop-config')!.textContent = JSON.stringify(given);
}

/** Scrolls the map into view. */
function watchScrolling() {
  let tell: IntersectionObserverCallback = () => undefined;
  window.IntersectionObserver = class extends realObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      tell = callback;
    }
  };
  return () =>
    act(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
}

const getFrame = () => screen.getByTitle<HTMLIFrameElement>('Карта: Терминалы. Те же места есть в списке');

function showMap(chosenId: number | null = null) {
  const onChoose = jest.fn();
  const scrollThere = watchScrolling();
  const map = (chosen: number | null) => (
    <PointsMap label="Терминалы" points={points} chosenId={chosen} onChoose={onChoose} />
  );
  const view = render(map(chosenId));
  scrollThere();
  const frame = getFrame();
  const told = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  return { onChoose, frame, told, choose: (id: number) => view.rerender(map(id)), unmount: view.unmount };
}

function tell(frame: HTMLIFrameElement | null, data: unknown, origin = 'null') {
  const source = frame ? frame.contentWindow : window;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

it('loads nothing before it is near the screen', () => {
  const scrollThere = watchScrolling();
  const { container } = render(
    <PointsMap label="Терминалы" points={points} chosenId={null} onChoose={jest.fn()} />,
  );
  expect(container.querySelector('iframe')).toBeNull();
  expect(container).not.toBeEmptyDOMElement();
  scrollThere();
  const frame = getFrame();
  expect(new URL(frame.src).pathname).toBe('/embed/map');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  expect(frame).toHaveAttribute('tabindex', '-1');
});

it('takes no room in a shop without maps', async () => {
  const { mapsKey, ...without } = config;
  giveConfiguration(without);
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('@testing-library/react/pure');
    const { PointsMap: Fresh } = await import('./points-map.tsx');
    const { container } = fresh.render(
      <Fresh label="Терминалы" points={points} chosenId={null} onChoose={jest.fn()} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

it('shows the points and the chosen one as soon as the frame is ready, and every change', () => {
  const { frame, told, choose } = showMap(7);
  expect(told).not.toHaveBeenCalled();
  tell(frame, { map: 'ready' });
  expect(told).toHaveBeenLastCalledWith({ map: 'show', points, chosenId: 7 }, '*');
  choose(9);
  expect(told).toHaveBeenLastCalledWith({ map: 'show', points, chosenId: 9 }, '*');
});

it('a place that is pointed at on the map is chosen', () => {
  const { frame, onChoose } = showMap();
  tell(frame, { map: 'ready' });
  tell(frame, { map: 'chosen', id: 9 });
  expect(onChoose.mock.calls).toEqual([[9]]);
});

it('hears nobody but its own frame, and nothing but the places it shows', () => {
  const { frame, onChoose } = showMap();
  tell(frame, { map: 'ready' });
  const chosen = { map: 'chosen', id: 9 };
  tell(null, chosen);
  tell(frame, chosen, 'https://evil.example');
  tell(frame, chosen, location.origin);
  tell(frame, { map: 'chosen', id: 'x' });
  tell(frame, { map: 'chosen', id: 8 });
  tell(frame, 'chosen');
  expect(onChoose).not.toHaveBeenCalled();
});

it('says so where the map does not come, and takes its frame away', () => {
  const { frame } = showMap();
  tell(frame, { map: 'failed' });
  expect(screen.getByRole('status')).toHaveTextContent(failure);
  expect(frame).not.toBeInTheDocument();
});

it('waits eight seconds for a map that hangs', () => {
  jest.useFakeTimers();
  const { frame } = showMap();
  act(() => jest.advanceTimersByTime(7_999));
  expect(frame).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(failure)).toBeInTheDocument();
});

it('a map that is there stays, however long it is looked at', () => {
  jest.useFakeTimers();
  const { frame } = showMap();
  tell(frame, { map: 'ready' });
  act(() => jest.advanceTimersByTime(60_000));
  expect(frame).toBeInTheDocument();
});

it('goes away whole, and hears nothing afterwards', () => {
  const { frame, onChoose, unmount } = showMap();
  tell(frame, { map: 'ready' });
  const source = frame.contentWindow;
  unmount();
  expect(frame).not.toBeInTheDocument();
  act(() => {
    const data = { map: 'chosen', id: 9 };
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source }));
  });
  expect(onChoose).not.toHaveBeenCalled();
});
