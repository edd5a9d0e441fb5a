import type { ModuleFederation } from '@module-federation/runtime';
import { formerNames } from '@shop/contracts/platform/former-names';
import { offerFormerNames } from './offer-former-names.ts';

it('an area from before finds the very modules of the page under the names of its time', () => {
  const modules = Object.fromEntries(Object.values(formerNames).map((name) => [name, { '1.0.0': { name } }]));
  const shell = { shareScopeMap: { default: { ...modules } } } as unknown as ModuleFederation;
  offerFormerNames(shell);
  const scope = shell.shareScopeMap.default!;
  expect(scope['@shop/shared/session']).toBe(modules['@shop/platform/session']);
  for (const [former, name] of Object.entries(formerNames)) expect(scope[former]).toBe(modules[name]);
});
