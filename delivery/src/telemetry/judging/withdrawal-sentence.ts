import type { FailureMessage } from '../store/telemetry-store.ts';
import type { Limits, Showing } from './judge.ts';
import type { Conviction } from './judge-release.ts';
import type { WatchedRelease } from './watched-releases.ts';

/** The figures behind a withdrawal. */
export interface Grounds {
  readonly release: WatchedRelease;
  readonly conviction: Conviction;
  /** Pages of the release it is compared with. */
  readonly instead: Showing;
  /** Length of the observed period. */
  readonly minutes: number;
}

const count = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 1 });

/** Describes the figures behind a withdrawal in one Russian sentence, for the journal. */
export function sentenceOn(
  { release, conviction, instead, minutes }: Grounds,
  limits: Limits,
  messages: readonly FailureMessage[],
): string {
  const { pages, verdict } = conviction;
  const compared = instead.tried > 0 ? `; у ${release.instead} — ${shareOf(instead)}` : '';
  const message = messages
    .filter(({ version, kind }) => version === release.version && kind !== 'call')
    .sort((one, other) => other.count - one.count)[0];
  const example = message ? `; чаще всего ${message.kind}: ${message.text}` : '';
  const stage = release.stage === 'canary' ? 'канареечный релиз' : 'новый релиз';
  return (
    `${stage} ${release.version} не работал на ${shareOf(pages)} за ${minutes} мин, ${witnessesOf(conviction)}` +
    ` (наверняка не меньше ${percent.format(verdict.lowest)}, предел ${percent.format(limits.share)})` +
    `${compared}${example}`
  );
}

/** The affected visitors: «у посетителей с сессией: учётных записей 5 из 6, сетей 7 из 9». */
function witnessesOf({ audience, accounts, networks }: Conviction): string {
  const parts = [
    accounts.tried > 0 && `учётных записей ${ratioOf(accounts)}`,
    networks.tried > 0 && `сетей ${ratioOf(networks)}`,
  ];
  const who = audience === 'session' ? 'у посетителей с сессией' : 'у гостей';
  return `${who}: ${parts.filter(Boolean).join(', ')}`;
}

function ratioOf({ failed, tried }: Showing): string {
  return `${count.format(failed)} из ${count.format(tried)}`;
}

function shareOf({ failed, tried }: Showing): string {
  return `${ratioOf({ failed, tried })} страниц (${percent.format(tried === 0 ? 0 : failed / tried)})`;
}
