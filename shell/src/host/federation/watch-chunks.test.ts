import { onReport, report } from '../failures/report.ts';
import { watchChunks } from './watch-chunks.ts';

const reload = jest.fn(async () => true);
const problems: string[] = [];
let loading = '';

beforeAll(() => {
  onReport(({ kind, area, release, message }) => problems.push(`${kind} ${area} ${release} ${message}`));
  watchChunks({ isLoading: (area) => area === loading }, reload);
  report({ kind: 'mounted', area: 'catalog', release: '1.4.0' });
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  problems.length = 0;
});

function failScript(src: string) {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: src });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

it('logs a chunk that a mounted area asked for later, and reloads the page (§8.7, §8.22)', () => {
  failScript('https://shop.example.ru/releases/catalog/1.4.0/selection.3f2a.js');
  expect(problems).toEqual(['chunk catalog 1.4.0 selection.3f2a.js did not load']);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a chunk alone that the loader of the area is fetching: it tries again', () => {
  loading = 'catalog';
  failScript('https://shop.example.ru/releases/catalog/1.4.0/widget.3f2a.js');
  loading = '';
  expect(problems).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('only logs without a connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failScript('https://shop.example.ru/releases/catalog/1.4.0/selection.3f2a.js');
  expect(problems).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  [
    'a release that has not mounted: its loader falls back',
    'https://shop.example.ru/releases/catalog/1.5.0/remoteEntry.js',
  ],
  ['a script of somebody else', 'https://metrics.example.com/tag.js'],
])('leaves alone %s', (_, src) => {
  failScript(src);
  expect(problems).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});
