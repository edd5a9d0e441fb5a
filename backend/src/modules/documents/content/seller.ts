import { isCorrespondentAccount, isSettlementAccount } from '@shop/domain/validation/bank-account';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Unavailable } from '../../../platform/errors/errors.ts';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import {
  bik,
  digits,
  group,
  image,
  inn,
  line,
  optionalDigits,
  optionalLine,
} from '../../../platform/shop-settings/setting-schemas.ts';

/** The seller's details: what accountants copy to payment orders, and who signs. */
export const sellerSetting = defineSetting(
  'seller',
  v.object({
    inn: inn('ИНН'),
    name: line('Название', 300, 'Как в\u00a0счёте: ООО «Ромашка»'),
    kpp: optionalDigits('КПП', 9, 'У\u00a0предпринимателя КПП нет'),
    address: line('Юридический адрес', 500),
    phone: optionalLine('Телефон', 60),
    bank: group('Банк', {
      bik: bik('БИК', 'Банк и\u00a0его счёт заполним сами'),
      name: line('Название и\u00a0город банка', 300),
      correspondentAccount: digits('Корреспондентский счёт', 20),
      account: digits('Расчётный счёт', 20),
    }),
    director: line('Руководитель', 120, 'Подписывает документы: Соколов А. В.'),
    directorSignature: image('Подпись руководителя', 'Печатается в\u00a0счёте над его линией'),
    accountant: line('Главный бухгалтер', 120, 'Если его нет, впишите руководителя'),
    accountantSignature: image(
      'Подпись главного бухгалтера',
      'Печатается в\u00a0счёте над его линией; у\u00a0предпринимателя её нет',
    ),
    stamp: image('Печать', 'Печатается в\u00a0счёте; УПД и\u00a0акты подписывают от\u00a0руки'),
  }),
  {
    title: 'Продавец',
    description: 'Реквизиты в\u00a0счетах и\u00a0УПД. Пока их нет, документы не\u00a0открываются.',
    initial: null,
    check: ({ bank: { account, bik, correspondentAccount } }) => {
      if (!isCorrespondentAccount(correspondentAccount, bik))
        return { field: 'bank.correspondentAccount', message: WRONG_ACCOUNT };
      if (!isSettlementAccount(account, bik)) return { field: 'bank.account', message: WRONG_ACCOUNT };
      return null;
    },
  },
);
type SellerValue = v.InferOutput<typeof sellerSetting.schema>;

/** The seller without the images, which invoices alone print (decision 099). */
export type Seller = Omit<SellerValue, keyof Facsimile>;

const imageId = v.nullable(v.string());

/** Ids of the images that an invoice prints. */
export const facsimileSchema = v.object({
  directorSignature: imageId,
  accountantSignature: imageId,
  stamp: imageId,
});
export type Facsimile = v.InferOutput<typeof facsimileSchema>;
export const NO_FACSIMILE: Facsimile = { directorSignature: null, accountantSignature: null, stamp: null };

const filled = v.pipe(v.string(), v.nonEmpty());

/** The seller in a stored document: what was valid on its day, so the rules of today do not apply. */
export const sellerSchema = v.object({
  name: filled,
  inn: filled,
  kpp: v.optional(v.nullable(filled), null),
  address: filled,
  phone: v.optional(v.string(), ''),
  bank: v.object({ name: filled, bik: filled, correspondentAccount: filled, account: filled }),
  director: filled,
  accountant: filled,
});

const WRONG_ACCOUNT = 'Счёт не\u00a0подходит к\u00a0БИК: проверьте цифры';

/** The seller, and the images that an invoice issued now prints. */
export async function findSigningSeller(
  db: Db,
): Promise<{ readonly seller: Seller | null; readonly facsimile: Facsimile }> {
  const value = await readSetting(db, sellerSetting);
  if (value === null) return { seller: null, facsimile: NO_FACSIMILE };
  const { directorSignature, accountantSignature, stamp, ...seller } = value;
  return { seller, facsimile: { directorSignature, accountantSignature, stamp } };
}

/** Returns null if the seller's details are missing or incomplete. */
export async function findSeller(db: Db): Promise<Seller | null> {
  return (await findSigningSeller(db)).seller;
}

/** Like `findSeller`, but throws `Unavailable` instead of returning null: documents are never rendered with gaps. */
export async function readSeller(db: Db): Promise<Seller> {
  const seller = await findSeller(db);
  if (seller !== null) return seller;
  throw new Unavailable('Документ пока нельзя открыть: не заполнены реквизиты продавца. Сообщите менеджеру');
}
