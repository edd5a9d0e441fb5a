import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { nothing } from '../platform/fields.ts';

/** A block of the home page: the name of a widget of `home.tile` (its area's `area.json`), and whether it is shown. */
const control = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  isShown: v.boolean(),
});

/**
 * The home page (§7): whom to greet, and the user's own choice of blocks in the user's order. Blocks that are not in it
 * are shown after those that are, in the order of their areas: a new area's tile needs nothing of the server.
 */
export const getHome = defineCall({
  method: 'GET',
  path: '/web/cabinet/main/',
  summary: 'Home page',
  access: 'session',
  answer: v.object({ greetingName: v.string(), controls: v.array(control) }),
});

/** Keeps the choice; an empty list goes back to all blocks in the order of their areas. */
export const saveHome = defineCall({
  method: 'POST',
  path: '/api/multidashboardcontrol/',
  summary: 'Choose and order the blocks of the home page',
  access: 'session',
  body: v.object({ control: v.pipe(v.array(control), v.maxLength(50)) }),
  answer: nothing,
});
