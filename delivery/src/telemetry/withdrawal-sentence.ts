import type { Limits, Showing, Verdict } from './judge.ts';
import type { FailureMessage } from './telemetry-store.ts';
import type { WatchedRelease } from './watched-releases.ts';

/** What a withdrawal rests on. */
export interface Evidence {
  readonly release: WatchedRelease;
  readonly showing: Showing;
  readonly verdict: Verdict;
  readonly instead: Showing;
  /** Length of the time looked at. */
  readonly minutes: number;
}

const count = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 1 });

/** The figures behind a withdrawal in one Russian sentence, for the journal. */
export function sentenceOn(
  { release, showing, verdict, instead, minutes }: Evidence,
  limits: Limits,
  messages: readonly FailureMessage[],
): string {
  const compared = instead.pages > 0 ? `; у ${release.instead} — ${shareOf(instead)}` : '';
  const message = messages
    .filter(({ version }) => version === release.version)
    .sort((one, other) => other.count - one.count)[0];
  const example = message ? `; чаще всего ${message.kind}: ${message.text}` : '';
  const stage = release.stage === 'canary' ? 'канареечный релиз' : 'новый релиз';
  return (
    `${stage} ${release.version} не работал на ${shareOf(showing)} за ${minutes} мин` +
    ` (наверняка не меньше ${percent.format(verdict.lowest)}, предел ${percent.format(limits.share)})` +
    `${compared}${example}`
  );
}

function shareOf({ failed, pages }: Showing): string {
  const all = Math.max(failed, pages);
  return `${count.format(failed)} из ${count.format(all)} страниц (${percent.format(all === 0 ? 0 : failed / all)})`;
}
