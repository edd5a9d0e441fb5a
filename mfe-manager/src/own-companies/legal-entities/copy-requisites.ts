import type { OwnCompany } from '@shop/shared/contracts/company';
import { toast } from '@shop/shared/ui';

/** The requisites as lines for a letter or a contract; what is not known is left out. */
export function requisitesText({ name, inn, kpp, ogrn, kind, address }: OwnCompany): string {
  const lines = [
    name,
    `ИНН ${inn}`,
    kpp && `КПП ${kpp}`,
    ogrn && `${kind === 'INDIVIDUAL' ? 'ОГРНИП' : 'ОГРН'} ${ogrn}`,
    `Юридический адрес: ${address}`,
  ];
  return lines.filter(Boolean).join('\n');
}

export async function copyRequisites(company: OwnCompany): Promise<void> {
  try {
    await navigator.clipboard.writeText(requisitesText(company));
    toast.success(`Реквизиты скопированы: ${company.name}`);
  } catch {
    toast.danger('Браузер не\u00a0дал скопировать реквизиты. Выделите их и\u00a0скопируйте вручную.');
  }
}
