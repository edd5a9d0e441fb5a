import { getCaptchaToken } from './get-captcha-token.ts';

const config = { siteName: 'Спецоснова', hashSalt: 'salt', shellVersion: '1.0.0', captchaKey: 'ysc1_test' };

beforeEach(() => giveConfiguration(config));

function giveConfiguration(given: object) {
  document.head.innerHTML = '<script type="application/json" id="shop-config"></script>';
  document.getElementById('shop-config')!.textContent = JSON.stringify(given);
}

const frames = () => [...document.querySelectorAll('iframe')];

/** The frame that the page has opened, if any. */
async function openFrame() {
  // Its code is a lazy chunk.
  await import('./run-in-frame.ts');
  await Promise.resolve();
  return frames()[0]!;
}

function tell(frame: HTMLIFrameElement | null, data: unknown, origin = 'null') {
  const source = frame ? frame.contentWindow : window;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

it('a shop without a captcha needs no token and no frame', async () => {
  const { captchaKey, ...without } = config;
  giveConfiguration(without);
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./get-captcha-token.ts');
    await expect(fresh.getCaptchaToken()).resolves.toBe('');
  });
  expect(frames()).toEqual([]);
});

it('answers the token of a sandboxed frame, and takes the frame away', async () => {
  const token = getCaptchaToken();
  const frame = await openFrame();
  expect(new URL(frame.src).pathname).toBe('/embed/captcha');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
  tell(frame, { captcha: 'passed', token: 'token-1' });
  await expect(token).resolves.toBe('token-1');
  expect(document.querySelector('dialog')).toBeNull();
});

it('hears nobody but its own frame, and nothing but what the contract says', async () => {
  const token = getCaptchaToken();
  const frame = await openFrame();
  const forged = { captcha: 'passed', token: 'forged' };
  tell(null, forged);
  tell(frame, forged, 'https://evil.example');
  tell(frame, forged, location.origin);
  tell(frame, { ...forged, token: '' });
  tell(frame, { captcha: 'passed' });
  tell(frame, 'passed');
  tell(frame, { captcha: 'passed', token: 'true' });
  await expect(token).resolves.toBe('true');
});

it('shows a task over everything, and hides it', async () => {
  const token = getCaptchaToken();
  const frame = await openFrame();
  const dialog = document.querySelector('dialog')!;
  expect([dialog.open, dialog.style.visibility]).toEqual([false, 'hidden']);
  tell(frame, { captcha: 'shown' });
  expect([dialog.open, dialog.style.visibility]).toEqual([true, 'visible']);
  tell(frame, { captcha: 'hidden' });
  expect([dialog.open, dialog.style.visibility]).toEqual([false, 'hidden']);
  tell(frame, { captcha: 'passed', token: 'token-2' });
  await expect(token).resolves.toBe('token-2');
});

it.each([
  ['closed', 'Проверка «Я не робот» не закончена. Попробуйте ещё раз'],
  ['unreachable', 'Служба проверки «Я не робот» не отвечает. Попробуйте чуть позже'],
])('a captcha that is %s says so in Russian', async (reason, message) => {
  const token = getCaptchaToken();
  tell(await openFrame(), { captcha: 'failed', reason });
  await expect(token).rejects.toEqual(expect.objectContaining({ name: 'CaptchaError', message }));
});

it('the visitor may leave the task', async () => {
  const token = getCaptchaToken();
  tell(await openFrame(), { captcha: 'shown' });
  document.querySelector('button')!.click();
  await expect(token).rejects.toThrow('не закончена');
  expect(frames()).toEqual([]);
});

it('gives up after a minute', async () => {
  jest.useFakeTimers();
  const token = getCaptchaToken();
  await openFrame();
  jest.advanceTimersByTime(60_000);
  await expect(token).rejects.toThrow('слишком много времени');
  jest.useRealTimers();
});

it('opens one frame at a time, and the next one after a failure too', async () => {
  const first = getCaptchaToken();
  const second = getCaptchaToken();
  const frame = await openFrame();
  expect(frames()).toHaveLength(1);
  tell(frame, { captcha: 'failed', reason: 'closed' });
  await expect(first).rejects.toThrow();
  tell(await openFrame(), { captcha: 'passed', token: 'of the second' });
  await expect(second).resolves.toBe('of the second');
});
