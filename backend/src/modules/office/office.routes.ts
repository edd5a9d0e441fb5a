import { getCalendarYear, saveCalendarYear as saveYear } from '@shop/contracts/office/calendar';
import { getChecklist, sendTestMessage } from '@shop/contracts/office/checklist';
import { carryOutErasure, getOfficeConsents, publishConsentText } from '@shop/contracts/office/consents';
import { getSetting, getSettings, saveSetting } from '@shop/contracts/office/settings';
import { route, write } from '../../platform/http/route.ts';
import { officeActor } from '../office-journal/office-journal.api.ts';
import { readCalendarYear, saveCalendarYear } from './calendar/calendar-year.service.ts';
import { readChecklist } from './checklist/checklist.service.ts';
import { sendTestMessageTo } from './checklist/send-test-message.ts';
import { eraseOnRequest, listRequests } from './consents/erasure-requests.service.ts';
import { listConsents, publishText } from './consents/office-consents.service.ts';
import { listSettings, readSettingForEditing, saveSettingValue } from './settings/settings.service.ts';

export const officeRoutes = [
  route(getSettings, async ({ db }) => ({ items: await listSettings(db) })),
  route(getSetting, ({ db, params }) => readSettingForEditing(db, params.name)),
  write(saveSetting, ({ actor, db, params: { name }, body }) =>
    saveSettingValue(db, officeActor(actor), { name, ...body }),
  ),
  route(getOfficeConsents, async ({ db }) => ({
    items: await listConsents(db),
    requests: await listRequests(db),
  })),
  write(publishConsentText, ({ actor, db, body }) => publishText(db, officeActor(actor), body)),
  write(carryOutErasure, ({ actor, db, params }) => eraseOnRequest(db, officeActor(actor), params.id)),
  route(getCalendarYear, ({ db, params }) => readCalendarYear(db, params.year)),
  write(saveYear, ({ actor, db, params, body }) =>
    saveCalendarYear(db, officeActor(actor), params.year, body),
  ),
  route(getChecklist, async ({ db, services: { settings } }) => ({
    items: await readChecklist(db, settings),
  })),
  // The attempt counts and the message is sent whatever happens then, so the call has no transaction.
  route(sendTestMessage, ({ actor, body: { kind }, db, services: { settings } }) =>
    sendTestMessageTo(db, settings, actor, kind),
  ),
];
