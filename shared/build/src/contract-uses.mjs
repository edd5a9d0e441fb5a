import { dirname, sep } from 'node:path';
import { events } from '@shop/contracts/platform/events';
import { services } from '@shop/contracts/platform/services';
import { slots } from '@shop/contracts/platform/slots';
import { toJsonSchema } from '@valibot/to-json-schema';
import { sharedFiles } from './shared-modules.mjs';

/** The relation of each export of a shared module to the contract named by its first argument or its `name`. */
const roleOf = {
  Slot: ['slots', 'shows'],
  publish: ['events', 'publishes'],
  subscribe: ['events', 'subscribes'],
  useEvent: ['events', 'subscribes'],
  loadService: ['services', 'asks'],
};
const homes = ['@shop/platform/events', '@shop/remote'];
const known = {
  slots: Object.fromEntries(Object.entries(slots).map(([name, { props }]) => [name, props])),
  events: Object.fromEntries(Object.entries(events).map(([name, { payload }]) => [name, payload])),
  services,
};
const called = /^[\w$.]+\s*\(\s*["'`]([\w.-]+)["'`]/;
const shown = /^[\w$.]+\s*,\s*\{[^}]*?\bname:\s*["'`]([\w.-]+)["'`]/;

/**
 * `contracts` of `release.json`: which slots a build shows and fills, which events it publishes and
 * subscribes to, read from the module graph. Where a call does not name its contract in place, all that its
 * module names count; where it names none, the build fails, for the gate could not judge it.
 */
export function contractUses(compilation, manifest) {
  const uses = { slots: {}, events: {}, services: {} };
  const add = (kind, name, role) => {
    if (!Object.hasOwn(known[kind], name)) return;
    uses[kind][name] ??= { roles: [], ...contractOf(kind, known[kind][name]) };
    const { roles } = uses[kind][name];
    if (!roles.includes(role)) roles.push(role);
    roles.sort();
  };
  for (const { slot } of manifest.widgets) add('slots', slot, 'fills');
  for (const { service } of manifest.services) add('services', service, 'offers');
  if (manifest.area === 'shell')
    for (const kind of ['slots', 'events'])
      for (const name of Object.keys(known[kind])) add(kind, name, 'knows');
  for (const { name: exported, code, from, file } of references(compilation)) {
    const [kind, role] = roleOf[exported];
    const found = (kind === 'slots' ? shown : called).exec(code.slice(from))?.[1];
    const names = found ? [found] : Object.keys(known[kind]).filter((name) => isNamed(name, code));
    if (names.length === 0) compilation.errors.push(unnamed(compilation, exported, file));
    for (const name of names) add(kind, name, role);
  }
  return { slots: sorted(uses.slots), events: sorted(uses.events), services: sorted(uses.services) };
}

function isNamed(name, code) {
  return code.includes(`"${name}"`) || code.includes(`'${name}'`);
}

/** Every use of one of these exports outside the modules that define them. */
function* references({ modules, moduleGraph }) {
  for (const module of modules) {
    const home = homeOf(module);
    if (!home) continue;
    for (const { originModule, dependency } of moduleGraph.getIncomingConnections(module)) {
      const [name] = dependency?.getIds?.(moduleGraph) ?? dependency?.ids ?? [];
      if (
        !dependency?.range ||
        !Object.hasOwn(roleOf, name) ||
        !originModule ||
        homeOf(originModule) === home
      )
        continue;
      const code = originModule.originalSource().source().toString();
      yield { name, code, from: dependency.range[0], file: originModule.resource };
    }
  }
}

function unnamed({ compiler }, exported, file) {
  const what = `${file} uses ${exported} without saying of which ${roleOf[exported][0].slice(0, -1)}`;
  return new compiler.webpack.WebpackError(`${what}: name it in the same module`);
}

/** The shared module that defines those exports: offered by the shell, or the shell's own copy. */
function homeOf(module) {
  if (module.type === 'consume-shared-module') return homes.find((key) => key === module.options.shareKey);
  return homes.find((key) => module.resource?.startsWith(dirname(sharedFiles[key]) + sep));
}

/** The JSON Schema of a slot's props or an event's payload, or the schemas of a service's methods. */
function contractOf(kind, contract) {
  if (kind !== 'services') return { schema: schemaOf(contract) };
  const methods = Object.entries(contract).map(([name, { takes, gives }]) => [
    name,
    { takes: schemaOf(takes), gives: schemaOf(gives) },
  ]);
  return { methods: Object.fromEntries(methods) };
}

function schemaOf(schema) {
  const { $schema, ...rest } = toJsonSchema(schema, { typeMode: 'output' });
  return rest;
}

/**
 * Sorted by name: webpack finds modules in another order with every build, and a build has to be
 * reproducible.
 */
export function sorted(byName) {
  return Object.fromEntries(Object.entries(byName).sort(([one], [other]) => (one < other ? -1 : 1)));
}
