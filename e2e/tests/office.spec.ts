import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';

test('who runs the shop changes a setting, takes it back, and buyers see it at once', async ({
  page,
  signIn,
}) => {
  await signIn('office');
  await page.goto('/');
  await page.getByRole('link', { name: 'Настройки' }).first().click();
  await page.getByRole('link', { name: 'Контакты в подвале' }).click();
  const hours = page.getByLabel('Часы работы');
  const former = await hours.inputValue();
  await hours.fill('Пн–Сб с 9:00 до 20:00 (МСК)');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено: Контакты в подвале')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText('Пн–Сб с 9:00 до 20:00');
  await expect(hours).toHaveValue('Пн–Сб с 9:00 до 20:00 (МСК)');
  await hours.fill('Круглосуточно');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(hours).toHaveValue('Пн–Сб с 9:00 до 20:00 (МСК)');
  await hours.fill(former);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено: Контакты в подвале').last()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a text of consent is published as the next version, and earlier words are kept', {
  tag: '@once',
}, async ({ page, signIn }) => {
  await signIn('office');
  await page.goto('/office/consents/');
  const adverts = page.getByRole('region', { name: /рекламные сообщения/ });
  await expect(adverts.getByText('Действует версия 1')).toBeVisible();
  await adverts.getByRole('button', { name: 'Новая версия' }).click();
  await adverts.getByRole('button', { name: 'Опубликовать версию 2' }).click();
  await expect(adverts.getByText(/новая версия не.нужна/)).toBeVisible();
  await adverts.getByRole('textbox').press('Control+End');
  await adverts.getByRole('textbox').pressSequentially(' Дополнение.');
  await adverts.getByText('Как увидит покупатель').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await adverts.getByRole('button', { name: 'Опубликовать версию 2' }).click();
  await expect(adverts.getByText('Действует версия 2')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/office/journal/');
  await expect(page.getByText('Опубликован текст согласия').first()).toBeVisible();
});

test('the seller is filled in by his INN, and a wrong account is refused at its field', {
  tag: '@once',
}, async ({ page, signIn }) => {
  await signIn('office');
  await page.goto('/office/settings/seller/');
  const account = page.getByLabel('Расчётный счёт');
  const former = await account.inputValue();
  await account.fill('40702810600000012346');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Счёт не подходит к БИК: проверьте цифры')).toBeVisible();
  await expect(account).toBeFocused();
  await account.fill(former);
  await expectAccessible(page);
});

test('a stamp is uploaded, seen before it is saved, replaced and brought back', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('office');
  await page.goto('/office/settings/seller/');
  const stamp = page.getByRole('group', { name: 'Печать' });
  const input = stamp.getByLabel('Файл: Печать');
  const upload = async (buffer: Buffer, mimeType = 'image/png') =>
    input.setInputFiles({ name: 'печать.png', mimeType, buffer });
  await upload(Buffer.from('%PDF-1.4'));
  await expect(stamp.getByRole('alert')).toHaveText('Печать: нужна картинка PNG или JPEG');
  await upload(await page.getByRole('heading', { level: 1 }).screenshot());
  await expect(stamp.getByRole('img', { name: 'Печать' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено: Продавец')).toBeVisible();
  await page.reload();
  await expect(stamp.getByRole('img', { name: 'Печать' })).toBeVisible();
  await stamp.getByRole('button', { name: 'Убрать' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(stamp.getByRole('img', { name: 'Печать' })).toBeVisible();
  await stamp.getByRole('button', { name: 'Убрать' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено: Продавец').last()).toBeVisible();
});

test('a manager without rights in the office does not find it', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto('/office/settings/');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Управление магазином' })).toHaveCount(0);
});

test('the office begins with what is left to set up, and a test email says why none leaves (§6.36, §6.37)', async ({
  page,
  signIn,
}) => {
  await signIn('office');
  await page.goto('/office/');
  const left = page.getByRole('region', { name: /^Что осталось настроить: \d+$/ });
  await left.getByRole('button', { name: 'Отправить себе письмо' }).click();
  await expect(left.getByRole('alert')).toContainText('SMTP_URL');
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect(page.getByText(/^Проверено /)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('region', { name: /^Настроено/ })
    .getByRole('link', { name: 'Продавец' })
    .click();
  await expect(page).toHaveURL(/\/office\/settings\/seller\/$/);
});

test('a colleague is invited, gets rights, is switched off and on; the last administrator stays (§6.34)', async ({
  page,
  signIn,
}, { project, retry }) => {
  await signIn('office');
  await page.goto('/office/staff/');
  const name = `Новый ${project.name === 'phone' ? 'Пётр' : 'Иван'}${'ов'.repeat(retry)}`;
  const [lastName = '', firstName = ''] = name.split(' ');
  await page.getByRole('button', { name: 'Пригласить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Электронная почта').fill(`colleague-${project.name}-${retry}@demo.example`);
  await dialog.getByLabel('Фамилия').fill(lastName);
  await dialog.getByLabel('Имя', { exact: false }).first().fill(firstName);
  await dialog.getByRole('checkbox', { name: 'Каталог' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Пригласить' }).click();
  await expect(page.getByText(/^Приглашение отправлено на/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Приглашён');
  await expect(row).toContainText('Каталог');
  await row.getByRole('button', { name: /^Права/ }).click();
  await dialog.getByRole('checkbox', { name: 'Настройки' }).check();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row).toContainText('Каталог, Настройки');
  await row.getByRole('button', { name: /^Отключить/ }).click();
  await expect(row).toContainText('Отключён');
  await page.getByRole('button', { name: 'Вернуть' }).last().click();
  await expect(row).not.toContainText('Отключён');
  const own = page.getByRole('row').filter({ hasText: 'Единственный администратор' });
  await own.getByRole('button', { name: /^Права/ }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Сотрудники' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a used link of the first start makes nobody an administrator (§6.32)', async ({ page }) => {
  await page.goto(`/office/first-start/?key=${'x'.repeat(43)}`);
  await page.getByLabel('Фамилия').fill('Первая');
  await page.getByLabel('Имя').fill('Анна');
  await page.getByLabel('Электронная почта').fill('first@demo.example');
  await page.getByRole('textbox', { name: 'Пароль' }).fill('Kaska2Zaschita');
  await page.getByRole('button', { name: 'Начать работу' }).click();
  await expect(page.getByRole('alert')).toContainText('Ссылка уже не действует');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
