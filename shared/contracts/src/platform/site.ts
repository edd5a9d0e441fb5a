import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, instant } from './fields.ts';

const text = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, `Не больше ${max} символов`)), '');

const site = v.object({
  works: v.object({ isOn: v.boolean(), text: v.string() }),
  /** Companies that are closed now, newest first. */
  closedCompanies: v.array(
    v.object({ id, code: v.string(), name: v.string(), inn: v.string(), why: v.string(), closedAt: instant }),
  ),
  /** The latest switches, newest first. */
  journal: v.array(
    v.object({
      id,
      at: instant,
      by: v.string(),
      action: v.picklist(['works-on', 'works-off', 'company-closed', 'company-opened']),
      /** Code of the company that was closed or opened. */
      code: v.optional(v.nullable(v.string()), null),
      name: v.optional(v.nullable(v.string()), null),
      why: v.string(),
    }),
  ),
});
export type Site = v.InferOutput<typeof site>;

/** The state after a switch. `entryId` is the new entry of the journal, or null if nothing changed. */
const switched = v.object({ ...site.entries, entryId: v.nullable(id) });

/** The switches of operations (§4, §8) with their journal. Not part of §7, like the two calls below. */
export const getSite = defineCall({
  method: 'GET',
  path: '/api/operations/site/',
  summary: 'Maintenance, closed companies and their journal',
  access: 'site.manage',
  answer: site,
});

/**
 * Begins or ends maintenance (§4): customers and managers are sent to the maintenance page, which shows the text;
 * only the calls of authentication and the footer are answered.
 */
export const switchMaintenance = defineCall({
  method: 'POST',
  path: '/api/operations/technicalWorks/',
  summary: 'Begin or end maintenance',
  access: 'site.manage',
  body: v.object({ isOn: v.boolean(), text: text(500), why: text(500) }),
  answer: switched,
});

/**
 * Closes the site to a company, or opens it again (§8: its people get the 501 page). `company` is its code or INN;
 * `validation` if none matches, or several do. Closing requires a reason.
 */
export const switchClosedCompany = defineCall({
  method: 'POST',
  path: '/api/operations/closedCompany/',
  summary: 'Close or open the site to a company',
  access: 'site.manage',
  body: v.object({
    company: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Укажите код или ИНН компании'),
      v.maxLength(40, 'Не больше 40 символов'),
    ),
    isClosed: v.boolean(),
    why: text(500),
  }),
  answer: switched,
});
