import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { nothing } from '../platform/fields.ts';

/** A block of the home page: the code of a `home.tile` widget (`area.json`), and whether it is shown. */
const control = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  isShown: v.boolean(),
});

/**
 * The home page (§7): the user's name, and the user's choice and order of blocks. Blocks that are not in the list
 * follow in the order of their areas, so a new area's tile needs no change on the server.
 */
export const getHome = defineCall({
  method: 'GET',
  path: '/web/cabinet/main/',
  summary: 'Home page',
  access: 'session',
  answer: v.object({ greetingName: v.string(), controls: v.array(control) }),
});

/** Saves the choice of blocks; an empty list restores the default. */
export const saveHome = defineCall({
  method: 'POST',
  path: '/api/multidashboardcontrol/',
  summary: 'Choose and order the blocks of the home page',
  access: 'session',
  body: v.object({ control: v.pipe(v.array(control), v.maxLength(50)) }),
  answer: nothing,
});
