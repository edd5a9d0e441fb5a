import { registerCompany, registerPerson } from '@shop/contracts/account/registration';
import * as v from 'valibot';

export type RegistrationKind = 'person' | 'company';

/** What a form of registration has beside the fields of its call. */
const ofTheForm = {
  checkWord: v.pipe(v.string(), v.nonEmpty('Подтвердите номер: нажмите «Получить код»')),
};

// In the order of the screen: the first that is wrong takes the focus.
const { lastName, ...ofPerson } = registerPerson.body!.entries;
const { inn, companyName, kpp, ogrn, address } = registerCompany.body!.entries;
const personEntries = { lastName, ...ofPerson, ...ofTheForm };
const companyEntries = { inn, companyName, kpp, ogrn, address, ...personEntries };

const person = v.object(personEntries);
const company = v.object(companyEntries);

export type RegistrationValues = v.InferOutput<typeof company>;

/** The schema of a kind's form. A person's lacks the fields of the company, and nobody asks it for them. */
export function registrationSchema(kind: RegistrationKind): typeof company {
  return kind === 'company' ? company : (person as unknown as typeof company);
}
