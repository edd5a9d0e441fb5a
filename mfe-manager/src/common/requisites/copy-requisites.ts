import type { OwnCompany } from '@shop/contracts/manager/company';
import { toast } from '@shop/ui';

type Requisites = Pick<OwnCompany, 'name' | 'kind' | 'inn' | 'kpp' | 'ogrn' | 'address'>;

/** Copies the requisites to the clipboard; a denied clipboard is reported. */
export async function copyRequisites(company: Requisites): Promise<void> {
  try {
    await navigator.clipboard.writeText(requisitesText(company));
    toast.success(`Реквизиты скопированы: ${company.name}`);
  } catch {
    toast.danger('Браузер не\u00a0дал скопировать реквизиты. Выделите их и\u00a0скопируйте вручную.');
  }
}

/** The requisites as text for an email or a contract; unknown ones are omitted. */
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
