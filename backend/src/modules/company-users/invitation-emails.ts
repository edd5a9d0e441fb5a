import type { Settings } from '../../platform/settings/settings.ts';

interface Invitation {
  /** Name of the recipient. */
  readonly name: string;
  readonly invitedBy: string;
  readonly companyName: string;
  readonly checkWord: string;
}

/** Invites a person who has just got an account, with the link that sets his password. */
export function invitationEmail(
  { publicUrl, siteName }: Pick<Settings, 'publicUrl' | 'siteName'>,
  { name, invitedBy, companyName, checkWord }: Invitation,
) {
  const body = [
    `Здравствуйте, ${name}!`,
    `${invitedBy} приглашает вас работать на сайте «${siteName}» от имени компании ${companyName}. Чтобы задать пароль и войти, откройте ссылку. Она действует три дня и открывается один раз:`,
    `${publicUrl}/change-password/?checkword=${checkWord}&first`,
    `Если ссылка устареет, получите новую на эту же почту: ${publicUrl}/forgot-password/`,
    'Если вы не знаете эту компанию, ничего не делайте.',
  ].join('\n\n');
  return { subject: `Приглашение в компанию ${companyName}`, body };
}

/** Informs a person with an account about access to another company. */
export function companyAddedEmail(
  { publicUrl, siteName }: Pick<Settings, 'publicUrl' | 'siteName'>,
  { name, invitedBy, companyName }: Omit<Invitation, 'checkWord'>,
) {
  const body = [
    `Здравствуйте, ${name}!`,
    `${invitedBy} открывает вам доступ к компании ${companyName} на сайте «${siteName}». Пароль у вас прежний, компания выбирается в меню.`,
    `Войти: ${publicUrl}/auth`,
  ].join('\n\n');
  return { subject: `Вам открыта компания ${companyName}`, body };
}
