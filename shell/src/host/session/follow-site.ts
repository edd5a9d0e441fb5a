import { getTechnicalWorks } from '@shop/contracts/platform/site-state';
import { SESSION_CHECK_MS } from '@shop/domain/constants';
import { subscribe } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { history } from '@shop/platform/router';
import { currentScreen, setTechnicalWorks } from '../screen/screen.atoms.ts';

const WORKS_PAGE = '/engineering-works/';

/** Where the works found the user, who goes back there when they are over. */
let interrupted: string | undefined;

/**
 * Keeps open pages in step with what operations switch (§4): asks about technical works now, every minute, and when
 * the server says so. A page that shows that the site is closed is loaded anew when that may be over.
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

/** Without an answer nothing changes: the next one decides. */
async function askForWorks(): Promise<void> {
  const answer = await call(getTechnicalWorks, {}).catch(() => undefined);
  if (answer === undefined) return;
  if (answer.isOn && location.pathname !== WORKS_PAGE) interrupted = location.pathname + location.search;
  setTechnicalWorks(answer.isOn);
  if (answer.isOn || interrupted === undefined) return;
  if (location.pathname === WORKS_PAGE) history.replace(interrupted);
  interrupted = undefined;
}
