import * as v from 'valibot';
import { defineSetting } from '../../platform/shop-settings/define-setting.ts';
import { optionalEmail, optionalLine } from '../../platform/shop-settings/setting-schemas.ts';

export const footerSetting = defineSetting(
  'footer',
  v.object({
    workingHours: optionalLine('Часы работы', 120, 'Пн–Пт с\u00a08:00 до\u00a018:00 (МСК)'),
    phone: optionalLine('Телефон', 60),
    email: optionalEmail('Почта', 'На\u00a0неё приходит и\u00a0обратная связь'),
  }),
  {
    title: 'Контакты в\u00a0подвале',
    description: 'Телефон, почта и\u00a0часы работы внизу каждой страницы.',
    initial: { workingHours: '', phone: '', email: '' },
  },
);
