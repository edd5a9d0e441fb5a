import { registerCompany, registerPerson } from '@shop/contracts/account/registration';
import * as v from 'valibot';

/** Fields of the forms that their calls do not have. */
const ofTheForm = {
  checkWord: v.pipe(v.string(), v.nonEmpty('Подтвердите номер: нажмите «Получить код»')),
};

// In the order on screen: the first invalid field gets the focus.
const { lastName, ...ofPerson } = registerPerson.body!.entries;
const { inn, companyName, kpp, ogrn, address } = registerCompany.body!.entries;
const personEntries = { lastName, ...ofPerson, ...ofTheForm };

export const personSchema = v.object(personEntries);
export const companySchema = v.object({ inn, companyName, kpp, ogrn, address, ...personEntries });
