import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, instant } from './fields.ts';

const text = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, `Не больше ${max} символов`)), '');

const site = v.object({
  works: v.object({ isOn: v.boolean(), text: v.string() }),
  /** Companies that are closed now, the latest first. */
  closedCompanies: v.array(
    v.object({ id, code: v.string(), name: v.string(), inn: v.string(), why: v.string(), closedAt: instant }),
  ),
  /** What was switched lately, the latest first. */
  journal: v.array(
    v.object({
      id,
      at: instant,
      by: v.string(),
      action: v.picklist(['works-on', 'works-off', 'company-closed', 'company-opened']),
      /** Of a company. */
      code: v.optional(v.nullable(v.string()), null),
      name: v.optional(v.nullable(v.string()), null),
      why: v.string(),
    }),
  ),
});
export type Site = v.InferOutput<typeof site>;

/** What is true after a switch; `entryId` is what it has written into the journal, null when all was so already. */
const switched = v.object({ ...site.entries, entryId: v.nullable(id) });

/** What operations can switch, as it is now. Not of §7; neither are the two below. */
export const getSite = defineCall({
  method: 'GET',
  path: '/api/operations/site/',
  summary: 'Technical works, closed companies, and who switched them',
  access: 'site.manage',
  answer: site,
});

/**
 * Begins or ends technical works (§4): customers and managers are sent to the maintenance page, which shows the text,
 * and nothing but entrance and footer answers them.
 */
export const switchTechnicalWorks = defineCall({
  method: 'POST',
  path: '/api/operations/technicalWorks/',
  summary: 'Switch technical works',
  access: 'site.manage',
  body: v.object({ isOn: v.boolean(), text: text(500), why: text(500) }),
  answer: switched,
});

/**
 * Closes the site to a company, or opens it again (§8: its people get the 501 page). `company` is its code or its INN;
 * `validation` when there is none, or several of that INN. Closing needs a reason.
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
