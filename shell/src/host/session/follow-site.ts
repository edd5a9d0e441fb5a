import { getMaintenance } from '@shop/contracts/platform/site-state';
import { SESSION_CHECK_MS } from '@shop/domain/constants';
import { subscribe } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { history } from '@shop/platform/router';
import { currentScreen, setTechnicalWorks } from '../screen/screen.atoms.ts';

const WORKS_PAGE = '/engineering-works/';

/** The page that the maintenance interrupted, to return to it afterwards. */
let interrupted: string | undefined;

/**
 * Keeps open pages in sync with switches of operations (§4): checks for maintenance now, every minute, and on a message
 * of the server. A page that says the site is closed reloads when that may have changed.
 */
export function followSite(): void {
  void askForWorks();
  setInterval(() => void askForWorks(), SESSION_CHECK_MS);
  subscribe('live.resumed', () => void askForWorks());
  subscribe('site.changed', () => {
    const screen = currentScreen();
    if (screen.kind === 'fault' && screen.fault === 'closed') return location.reload();
    void askForWorks().then(() => queryClient.invalidateQueries());
  });
}

/** Without an answer nothing changes until the next one. */
async function askForWorks(): Promise<void> {
  const answer = await call(getMaintenance, {}).catch(() => undefined);
  if (answer === undefined) return;
  if (answer.isOn && location.pathname !== WORKS_PAGE) interrupted = location.pathname + location.search;
  setTechnicalWorks(answer.isOn);
  if (answer.isOn || interrupted === undefined) return;
  if (location.pathname === WORKS_PAGE) history.replace(interrupted);
  interrupted = undefined;
}
