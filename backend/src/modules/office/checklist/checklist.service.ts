import type { ChecklistItem } from '@shop/contracts/office/checklist';
import type { Db } from '../../../platform/database/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { checkCalendar } from './calendar-checks.ts';
import { checkEmails, checkTextMessages } from './message-checks.ts';
import { checkAddress, checkBackups, checkDatabase, checkDemoAccounts, checkKeys } from './server-checks.ts';
import {
  checkCatalogue,
  checkDocuments,
  checkPickupPoints,
  checkSettings,
  checkStaff,
} from './shop-checks.ts';

/** Checks everything that a new shop needs, in the order in which it is set up. Asks the mail server too. */
export async function readChecklist(db: Db, settings: Settings): Promise<ChecklistItem[]> {
  return [
    ...(await checkSettings(db)),
    ...(await checkCalendar(db)),
    ...(await checkDocuments(db)),
    ...(await checkCatalogue(db)),
    await checkPickupPoints(db),
    await checkStaff(db),
    await checkEmails(db, settings),
    await checkTextMessages(db, settings),
    await checkDatabase(db, settings),
    await checkBackups(db, settings),
    checkAddress(settings),
    ...checkKeys(settings),
    await checkDemoAccounts(db),
  ];
}
