import { parseArgs } from 'node:util';
import { Stop } from '../processes/steps.mjs';
import { areaOf, frontends } from '../project.mjs';

/**
 * Parses the arguments of `npm run dev`. The folders in `served` get a dev server; with `alone` the shell's
 * serves the stand-in shell; with `shop` their pages come from an origin elsewhere, and nothing else runs
 * here.
 */
export function readPlan(args) {
  const { values, positionals: names } = parse(args);
  const areas = frontends.map(areaOf);
  const unknown = names.find((name) => !areas.includes(name));
  if (unknown) throw new Stop(`There is no area «${unknown}». There are: ${areas.join(', ')}.`);
  const { alone = false, shop } = values;
  if (alone && shop) throw new Stop('--alone and --shop exclude each other.');
  if ((alone || shop) && (names.length === 0 || names.includes('shell')))
    throw new Stop(`Say which areas: npm run dev -- catalog ${alone ? '--alone' : '--shop https://…'}`);
  const isServed = (area) => names.length === 0 || names.includes(area) || (alone && area === 'shell');
  return {
    names,
    alone,
    shop: shop && originOf(shop),
    served: frontends.filter((folder) => isServed(areaOf(folder))),
  };
}

function parse(args) {
  const options = { alone: { type: 'boolean' }, shop: { type: 'string' } };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error.message}\nnpm run dev [-- <area>… [--alone | --shop <origin>]]`);
  }
}

function originOf(text) {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Stop(`--shop must be an origin such as https://stage.example.ru, not ${text}.`);
}
