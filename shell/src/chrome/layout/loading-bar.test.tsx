import { getFooter } from '@shop/contracts/platform/site-state';
import { call } from '@shop/platform/http';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act } from '@testing-library/react';
import { LoadingBar } from './loading-bar.tsx';

const api = stubApi();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => jest.useRealTimers());

it('shows after 200 ms of loading and takes 5 s to its end (§9.20)', async () => {
  api.hangs(getFooter);
  const { container } = renderPage(<LoadingBar />);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  act(() => void call(getFooter, {}).catch(() => undefined));
  await pass(199);
  expect(container).toBeEmptyDOMElement();
  await pass(20);
  const bar = container.firstElementChild!;
  expect(bar).toBeInTheDocument();
  const rule = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .find(({ cssText }) => [...bar.classList].some((name) => cssText.includes(`.${name}`)));
  expect(rule?.cssText).toContain('5000ms');
});
