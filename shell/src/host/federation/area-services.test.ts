import type { Service } from '@shop/contracts/platform/services';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { onReport } from '../failures/report.ts';
import { createAreaLoader } from './area-loader.ts';
import { createServices } from './area-services.ts';

const basket = buildAreaWith(
  { area: 'basket-order', services: [{ service: 'basket.quantities', module: './quantities' }] },
  false,
);
const announcements = { changed: '', stored: 'Каска: в корзине 3' };
const working = {
  lineOf: () => {
    throw new Error('broken');
  },
  announcements: () => announcements,
} as unknown as Service<'basket.quantities'>;

/** Services of these areas, whose modules come by the given attempts one after the other. */
function openServices(areas: readonly (typeof basket)[], attempts: (() => Promise<unknown>)[]) {
  const loader = createAreaLoader(() => attempts.shift()?.() ?? Promise.reject(new Error('offline')));
  return createServices(areas, loader);
}

const kinds: string[] = [];
let stopHearing: () => void;

beforeEach(() => {
  kinds.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stopHearing = onReport(({ kind, area, release }) => kinds.push(`${kind} ${area} ${release}`));
});
afterEach(() => stopHearing());

it('loads a service once, and reports that its release is in use', async () => {
  const load = openServices([buildAreaWith(), basket], [async () => ({ service: working })]);
  const [one, other] = await Promise.all([load('basket.quantities'), load('basket.quantities')]);
  expect(one).toBe(other);
  expect(one.announcements({})).toBe(announcements);
  expect(kinds).toEqual(['mounted basket-order 2.0.0']);
});

it('rejects where no area offers it, so that the page can say so', async () => {
  const load = openServices([buildAreaWith()], []);
  await expect(load('basket.quantities')).rejects.toThrow('No area offers the service basket.quantities');
});

it('rejects what does not load or is no service, and tries again when it is asked for again', async () => {
  const load = openServices(
    [basket],
    [
      async () => ({ Widget: () => null }),
      async () => ({ Widget: () => null }),
      async () => ({ service: working }),
    ],
  );
  await expect(load('basket.quantities')).rejects.toThrow('is not what it should be');
  await expect(load('basket.quantities')).resolves.toBeDefined();
});

it('reports what a method throws as a failure of the area that offers it', async () => {
  const load = openServices([basket], [async () => ({ service: working })]);
  const service = await load('basket.quantities');
  expect(() => service.lineOf({ offerId: 1 })).toThrow('broken');
  expect(kinds).toEqual(['mounted basket-order 2.0.0', 'render basket-order 2.0.0']);
});
