import type { OwnCompany } from '@shop/contracts/manager/company';
import { toast } from '@shop/ui';

type Requisites = Pick<OwnCompany, 'name' | 'kind' | 'inn' | 'kpp' | 'ogrn' | 'address'>;

/** Puts the requisites on the clipboard; a browser that does not let us is told of. */
export async function copyRequisites(company: Requisites): Promise<void> {
  try {
    await navigator.clipboard.writeText(requisitesText(company));
    toast.success(`Реквизиты скопированы: ${company.name}`);
  } catch {
    toast.danger('Браузер не\u00a0дал скопировать реквизиты. Выделите их и\u00a0скопируйте вручную.');
  }
}

/** The requisites as lines for a letter or a contract; what is not known is left out. */
function requisitesText({ name, inn, kpp, ogrn, kind, address }: Requisites): string {
  const lines = [
    name,
    `ИНН ${inn}`,
    kpp && `КПП ${kpp}`,
    ogrn && `${kind === 'INDIVIDUAL' ? 'ОГРНИП' : 'ОГРН'} ${ogrn}`,
    `Юридический адрес: ${address}`,
  ];
  return lines.filter(Boolean).join('\n');
}
