import { getHome, saveHome } from '@shop/contracts/catalog/home';
import { Validation } from '../../platform/errors/errors.ts';
import { route, write } from '../../platform/http/route.ts';
import { homeOf } from './home.repository.ts';

/** The home page (§2), which each user arranges. Areas own its blocks; the server only stores their names. */
export const homeRoutes = [
  route(getHome, async ({ actor, db }) => {
    const home = homeOf(db, actor);
    return { greetingName: await home.greetingName(), controls: await home.controls() };
  }),

  write(saveHome, async ({ actor, db, body }) => {
    const codes = body.control.map(({ code }) => code);
    const twice = codes.findIndex((code, place) => codes.indexOf(code) !== place);
    if (twice !== -1) throw new Validation('Этот блок уже есть в списке', `control.${twice}.code`);
    await homeOf(db, actor).save(body.control);
  }),
];
