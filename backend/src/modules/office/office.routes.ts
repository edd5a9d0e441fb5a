import { findBank } from '@shop/contracts/office/banks';
import { getCalendarYear, saveCalendarYear as saveYear } from '@shop/contracts/office/calendar';
import { getChecklist, sendTestMessage } from '@shop/contracts/office/checklist';
import {
  carryOutErasure,
  findConsents,
  getOfficeConsents,
  publishConsentText,
} from '@shop/contracts/office/consents';
import {
  getSetting,
  getSettingImage,
  getSettings,
  SETTING_IMAGE_BYTES,
  saveSetting,
  uploadSettingImage,
} from '@shop/contracts/office/settings';
import { route, write } from '../../platform/http/route.ts';
import type { PrintedImage } from '../../platform/media/printed-image.ts';
import { officeActor } from '../office-journal/office-journal.api.ts';
import { findBankByBik } from './banks/find-bank.ts';
import { readCalendarYear, saveCalendarYear } from './calendar/calendar-year.service.ts';
import { readChecklist } from './checklist/checklist.service.ts';
import { sendTestMessageTo } from './checklist/send-test-message.ts';
import { eraseOnRequest, listRequests } from './consents/erasure-requests.service.ts';
import { listConsents, publishText, searchConsents } from './consents/office-consents.service.ts';
import { prepareImage, readImage, saveImage } from './settings/setting-images.service.ts';
import { listSettings, readSettingForEditing, saveSettingValue } from './settings/settings.service.ts';

export const officeRoutes = [
  route(getSettings, async ({ db }) => ({ items: await listSettings(db) })),
  route(getSetting, ({ db, params }) => readSettingForEditing(db, params.name)),
  write(saveSetting, ({ actor, db, params: { name }, body }) =>
    saveSettingValue(db, officeActor(actor), { name, ...body }),
  ),
  write(
    uploadSettingImage,
    ({ actor, db }, image: PrintedImage) => saveImage(db, officeActor(actor), image),
    {
      // Somewhat too large files are read, so that the refusal names the field.
      bodyLimit: 5 * SETTING_IMAGE_BYTES,
      tooLarge: 'Картинка больше 1\u00a0МБ',
      prepare: async ({ body: { file, ...place } }) =>
        prepareImage({ ...place, bytes: Buffer.from(await file.arrayBuffer()) }),
    },
  ),
  route(getSettingImage, async ({ db, params }) => {
    const { type, content, width, height } = await readImage(db, params.id);
    return { dataUrl: `data:${type};base64,${Buffer.from(content).toString('base64')}`, width, height };
  }),
  route(findBank, async ({ body: { bik }, services }) => ({ bank: await findBankByBik(services, bik) })),
  route(getOfficeConsents, async ({ db }) => ({
    items: await listConsents(db),
    requests: await listRequests(db),
  })),
  route(findConsents, ({ db, query }) => searchConsents(db, query)),
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
