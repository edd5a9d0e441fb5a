import type { NodeFields } from '../../../commerceml/reading/node-fields.ts';
import type { XmlNode } from '../../../commerceml/reading/xml-records.ts';
import type { OutsideParty } from './outside-document.ts';

/** The buyer of a document: the company with that role, else the first one. */
export function readBuyer(fields: NodeFields, node: XmlNode): OutsideParty | null {
  const parties = fields.list(node, 'Контрагенты', 'Контрагент');
  const buyer = parties.find((party) => fields.text(party, 'Роль') === 'Покупатель') ?? parties[0];
  return buyer === undefined ? null : readParty(fields, buyer);
}

/** Reads what tells companies apart. An ИНН that is none, and an id made of a login, count as missing. */
export function readParty(fields: NodeFields, node: XmlNode): OutsideParty {
  const official = fields.text(node, 'ОфициальноеНаименование') || fields.text(node, 'ПолноеНаименование');
  const details = fields.child(node, 'РеквизитыЮрЛица') ?? fields.child(node, 'РеквизитыФизЛица');
  const field = (name: string) =>
    fields.text(node, name) || (details === undefined ? '' : fields.text(details, name));
  const inn = field('ИНН').replace(/\s/g, '');
  const kpp = field('КПП').replace(/\s/g, '');
  const id = fields.text(node, 'Ид');
  return {
    // Sites without companies send `login#email#name` here, which identifies nothing in 1C.
    id: /[#@]/.test(id) ? '' : id.slice(0, 200),
    name: (fields.text(node, 'Наименование') || official || field('ОфициальноеНаименование')).slice(0, 300),
    inn: /^(\d{10}|\d{12})$/.test(inn) ? inn : '',
    kpp: /^\d{9}$/.test(kpp) ? kpp : '',
  };
}
