import { describeFailedCall } from '@shop/contracts/platform/describe-failed-call';
import { provideCallLog } from '@shop/platform/http';
import { getDefaultStore } from 'jotai';
import { onReport, report } from '../failures/report.ts';
import { outletAtom } from './outlet.atoms.ts';

/**
 * Logs every failed call of the page (§8) under the current area and its release: shared code cannot know its caller,
 * and a page makes hardly any calls for others.
 */
export function logFailedCalls(): void {
  const releases = new Map<string, string>();
  onReport(({ kind, area, release }) => {
    if (kind === 'mounted') releases.set(area, release);
  });
  provideCallLog((call) => {
    const outlet = getDefaultStore().get(outletAtom);
    const area = outlet.status === 'mounted' && releases.has(outlet.area) ? outlet.area : 'shell';
    report({
      kind: 'call',
      area,
      release: releases.get(area) ?? '',
      message: describeFailedCall(call),
      call,
    });
  });
}
