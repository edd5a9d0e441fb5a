import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { schemaGaps } from './schema-gaps.ts';
import { chosenOf, loadableOf, nameOf, type Standing } from './standing.ts';

type Kind = 'slots' | 'events';

/** Pairs of releases that meet in a slot or by an event with incompatible contracts. */
export function findContractConflicts(standings: ReadonlyMap<string, Standing>): string[] {
  const shell = standings.get('shell');
  const shells = shell ? chosenOf(shell) : [];
  const areas = [...standings].filter(([area]) => area !== 'shell');
  const releases = [...shells, ...areas.flatMap(([, standing]) => loadableOf(standing))];
  const conflicts = [
    ...releases.flatMap(fillsBlindly),
    ...shells.flatMap((host) => releases.flatMap((release) => unknownToShell(release, host))),
    ...shells.flatMap((host) => releases.flatMap((release) => eventsThrough(host, release))),
    ...pairs(releases).flatMap(([one, other]) => [
      ...gapsBetween('slots', one, 'shows', other, 'fills'),
      ...gapsBetween('events', one, 'publishes', other, 'subscribes'),
      ...serviceGaps(one, other),
    ]),
  ];
  return [...new Set(conflicts)];
}

/** Methods that one area asks of a service and the other does not offer. Pages tolerate a service that nobody offers. */
function serviceGaps(asking: ReleaseManifest, offering: ReleaseManifest): string[] {
  return Object.entries(asking.contracts?.services ?? {}).flatMap(([name, { roles, methods }]) => {
    const offered = offering.contracts?.services?.[name];
    if (!roles.includes('asks') || !offered?.roles.includes('offers')) return [];
    const gaps = Object.entries(methods).flatMap(([method, asked]) => {
      const given = offered.methods[method];
      if (!given) return [`${method} is not offered`];
      return [
        ...schemaGaps(asked.takes, given.takes).map((gap) => `${method}: ${gap}`),
        ...schemaGaps(given.gives, asked.gives).map((gap) => `the answer of ${method}: ${gap}`),
      ];
    });
    return gaps.map(
      (gap) =>
        `the service ${name}: ${nameOf(asking)}, which asks for it, does not fit ${nameOf(offering)}, which offers it: ${gap}`,
    );
  });
}

/** Two areas' releases, either of which may provide and the other consume. */
function pairs(releases: readonly ReleaseManifest[]): readonly [ReleaseManifest, ReleaseManifest][] {
  return releases.flatMap((one) =>
    releases.flatMap((other): [ReleaseManifest, ReleaseManifest][] =>
      one.area === other.area ? [] : [[one, other]],
    ),
  );
}

/** A widget for a slot, or a service, that its own build did not know. */
function fillsBlindly(release: ReleaseManifest): string[] {
  const { contracts, manifest } = release;
  if (!contracts) return [];
  const blind = manifest?.widgets.filter(({ slot }) => !use(release, 'slots', slot, 'fills')) ?? [];
  const services = manifest?.services.filter(({ service }) => !contracts.services?.[service]) ?? [];
  return [
    ...blind.map(({ slot }) => `${nameOf(release)} fills the slot ${slot}, of which it knows no contract`),
    ...services.map(
      ({ service }) => `${nameOf(release)} offers the service ${service}, of which it knows no contract`,
    ),
  ];
}

/** Every slot and event passes through the shell, which throws at an unknown name. */
function unknownToShell(release: ReleaseManifest, shell: ReleaseManifest): string[] {
  if (!shell.contracts || release.area === 'shell') return [];
  const widgets = release.manifest?.widgets.map(({ slot }) => slot) ?? [];
  const slots = new Set([...widgets, ...Object.keys(release.contracts?.slots ?? {})]);
  const events = Object.keys(release.contracts?.events ?? {});
  return [
    ...[...slots]
      .filter((slot) => !use(shell, 'slots', slot, 'knows'))
      .map((slot) => `${nameOf(release)} uses the slot ${slot}, which does not exist in ${nameOf(shell)}`),
    ...events
      .filter((event) => !use(shell, 'events', event, 'knows'))
      .map((event) => `${nameOf(release)} uses the event ${event}, which does not exist in ${nameOf(shell)}`),
  ];
}

/**
 * Events from the server and from other tabs are parsed by the shell's contract, which drops unknown fields.
 */
function eventsThrough(shell: ReleaseManifest, release: ReleaseManifest): string[] {
  if (release.area === 'shell') return [];
  return [
    ...gapsBetween('events', release, 'publishes', shell, 'knows'),
    ...gapsBetween('events', shell, 'knows', release, 'subscribes'),
  ];
}

const verbs: Readonly<Record<string, string>> = {
  shows: 'shows it',
  fills: 'fills it',
  publishes: 'publishes it',
  subscribes: 'listens to it',
  knows: 'passes it on',
};

function gapsBetween(
  kind: Kind,
  giver: ReleaseManifest,
  gives: string,
  taker: ReleaseManifest,
  takes: string,
): string[] {
  const what = kind === 'slots' ? 'slot' : 'event';
  return Object.keys(giver.contracts?.[kind] ?? {}).flatMap((name) => {
    const given = use(giver, kind, name, gives);
    const needed = use(taker, kind, name, takes);
    if (!given || !needed) return [];
    return schemaGaps(given.schema, needed.schema).map(
      (gap) =>
        `the ${what} ${name}: ${nameOf(taker)} ${verbs[takes]} and needs more than ${nameOf(giver)}, which ${verbs[gives]}, gives: ${gap}`,
    );
  });
}

function use({ contracts }: ReleaseManifest, kind: Kind, name: string, role: string) {
  const known = contracts?.[kind] ?? {};
  if (!Object.hasOwn(known, name)) return undefined;
  const found = known[name]!;
  return (found.roles as readonly string[]).includes(role) ? found : undefined;
}
