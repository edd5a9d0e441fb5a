import { addAppeal, addAppealMessage, getAppealTypes } from '@shop/contracts/support/appeals';
import { readAllNotifications, saveNotificationSetting } from '@shop/contracts/support/notifications';
import { ApiClient } from '../../fixtures/api-client.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../../fixtures/test.ts';

const news = (tab: Page) => tab.getByRole('listitem').filter({ hasText: 'Когда привезут каски?' });
const markedBell = (tab: Page) =>
  tab.getByRole('banner').getByRole('img', { name: 'Есть новые уведомления' });

test('an answer of the shop is told on the open pages of two tabs, and what one has read the other has (§1.33)', async ({
  page,
  context,
  browser,
  shop,
  signIn,
  api,
}) => {
  await signIn('buyer');
  // Orders move on meanwhile.
  for (const kind of ['order', 'finances'] as const)
    await api.call(saveNotificationSetting, { body: { kind, inShop: false, byMail: false } });
  await api.call(readAllNotifications, {});
  const [type] = (await api.call(getAppealTypes, {})).items;
  const appeal = {
    typeId: Number(type!.id),
    subject: 'Когда привезут каски?',
    message: 'Ждём с понедельника.',
  };
  const { id } = await api.call(addAppeal, { body: appeal });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/notification/');
    await expect(tab.getByRole('list', { name: 'Уведомления' })).toBeVisible();
    await expect(markedBell(tab)).toHaveCount(0);
  }

  const staff = await browser.newContext();
  const manager = new ApiClient(shop, staff.request);
  await manager.logIn('manager@demo.example');
  await manager.call(addAppealMessage, { body: { id: Number(id), message: 'Завтра до обеда.' } });
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Показать 1 новое' }).click();
    await expect(news(tab)).toContainText('Новое');
    await expect(markedBell(tab)).toBeAttached();
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await news(page)
    .getByRole('button', { name: /^Отметить прочитанным/ })
    .click();
  await expect(news(other)).not.toContainText('Новое');
  await expect(markedBell(other)).toHaveCount(0);

  await news(other).getByRole('link').click();
  await expect(other).toHaveURL(new RegExp(`/appeal/${id}/`));
  await staff.close();
  for (const kind of ['order', 'finances'] as const)
    await api.call(saveNotificationSetting, { body: { kind, inShop: true, byMail: true } });
});
