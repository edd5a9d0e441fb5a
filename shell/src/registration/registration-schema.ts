import { registerCompany, registerPerson } from '@shop/shared/contracts/registration';
import { passwordsAgree } from '@shop/shared/validation/fields';
import * as v from 'valibot';
import { newPasswordEntries } from '../password/new-password-pair.ts';

export type RegistrationKind = 'person' | 'company';

/** What a form of registration has beside the fields of its call. */
const ofTheForm = {
  ...newPasswordEntries,
  checkWord: v.pipe(v.string(), v.nonEmpty('Подтвердите номер: нажмите «Получить код»')),
};

// In the order of the screen: the first that is wrong takes the focus.
const { lastName, ...ofPerson } = registerPerson.body!.entries;
const { inn, companyName, kpp, ogrn, address } = registerCompany.body!.entries;
const personEntries = { lastName, ...ofPerson, ...ofTheForm };
const companyEntries = { inn, companyName, kpp, ogrn, address, ...personEntries };

const person = v.pipe(v.object(personEntries), passwordsAgree());
const company = v.pipe(v.object(companyEntries), passwordsAgree());

export type RegistrationValues = v.InferOutput<typeof company>;

/** The schema of a kind's form. A person's lacks the fields of the company, and nobody asks it for them. */
export function registrationSchema(kind: RegistrationKind): typeof company {
  return kind === 'company' ? company : (person as unknown as typeof company);
}
