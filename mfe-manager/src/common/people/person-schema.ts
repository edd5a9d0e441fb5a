import { newUserFields } from '@shop/contracts/manager/company';

const { email: _email, phone: _phone, ...named } = newUserFields;

/** The personal fields of every form about people: `v.object(personSchema)`. */
export const personSchema = named;
