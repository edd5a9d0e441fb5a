import { buildAreaWith } from '../../testing/area.builder.ts';
import { isReleaseScript, releaseFolders } from './trusted-types.ts';

const folders = releaseFolders([buildAreaWith()], '/releases/shell/3.16.0/shell.js');

it.each([
  ['/releases/catalog/2.0.0/remoteEntry.js', true],
  ['/releases/catalog/2.0.0/remoteEntry.js?retry=1', true],
  ['/releases/catalog/1.0.0/listing.js', true],
  ['/releases/shell/3.16.0/vendor.js', true],
  ['/releases/catalog/9.9.9/remoteEntry.js', false],
  ['/releases/catalog/2.0.0/../../evil.js', false],
  ['https://evil.example/releases/catalog/2.0.0/remoteEntry.js', false],
  ['data:text/javascript,alert(1)', false],
])('scripts from %s: %s', (url, isAllowed) => {
  expect(isReleaseScript(url, folders)).toBe(isAllowed);
});
