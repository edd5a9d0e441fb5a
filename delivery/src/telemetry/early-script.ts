/**
 * The page's first script, inline. It keeps what nobody catches until the shell's telemetry has come and takes the list
 * over (`shell/src/host/failures/report.ts`). Where the shell itself does not start, nobody ever comes: then it tells of
 * the shell's failure itself, 3 s after it or when the page is left, and of whatever else is in the list. What breaks off
 * because the page is being left is no failure, as in `shell/src/host/failures/leaving.ts`.
 */
export const earlyScript = `(() => {
const problems = (window.shopProblems = []);
const ofShell = ({ target, filename, reason }) =>
  /\\/releases\\/shell\\//.test(target.src || filename || (reason && reason.stack));
const tell = () => {
  const { telemetry, shellVersion } = JSON.parse(document.getElementById('shop-config').textContent);
  if (problems.isTaken || !telemetry) return;
  const root = document.getElementById('root');
  const isUp = root && root.hasChildNodes();
  const events = problems.splice(0).flatMap((problem) => {
    const { kind, area, release, message } = problem;
    if (kind) return [{ kind, area, version: release || shellVersion, message: message && message.slice(0, 200) }];
    return ofShell(problem) ? [{ kind: isUp ? 'error' : 'load', area: 'shell', version: shellVersion }] : [];
  });
  if (isUp) events.push({ kind: 'mounted', area: 'shell', version: shellVersion });
  if (events.length) navigator.sendBeacon('/telemetry', JSON.stringify({ ticket: telemetry.ticket, events }));
};
let leavingUntil = 0;
const leaveFor = (ms) => () => {
  leavingUntil = performance.now() + ms;
};
const hear = (event) => {
  if (performance.now() < leavingUntil) return;
  problems.push(event);
  if (ofShell(event)) setTimeout(tell, 3000);
};
addEventListener('error', hear, true);
addEventListener('unhandledrejection', hear);
addEventListener('pagehide', tell);
addEventListener('beforeunload', leaveFor(5000));
addEventListener('pagehide', leaveFor(Infinity));
addEventListener('pageshow', leaveFor(0));
})();`;
