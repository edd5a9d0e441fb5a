import { isRequiredConsent, NO_CONSENT_REFUSALS } from '@shop/contracts/account/consents';
import { registerCompany, registerPerson } from '@shop/contracts/account/registration';
import { knownTexts } from '@shop/kit/consents';
import * as v from 'valibot';

/** Fields of the forms that their calls do not have. */
const ofTheForm = {
  checkWord: v.pipe(v.string(), v.nonEmpty('Подтвердите номер: нажмите «Получить код»')),
};

// In the order on screen: the first invalid field gets the focus.
const { lastName, consents: _, ...ofPerson } = registerPerson.body!.entries;
const { inn, companyName, kpp, ogrn, address } = registerCompany.body!.entries;
const personEntries = { lastName, ...ofPerson, ...ofTheForm };

/** The ids of the ticked texts, kept in the form as a text: «3 5». */
const consents = v.pipe(
  v.optional(v.string(), ''),
  v.transform(readTicked),
  v.check(
    (ticked) => (knownTexts() ?? []).every(({ id, kind }) => !isRequiredConsent(kind) || ticked.includes(id)),
    NO_CONSENT_REFUSALS.registration,
  ),
);

export function readTicked(text: string): number[] {
  return text.split(' ').filter(Boolean).map(Number);
}

export const personSchema = v.object({ ...personEntries, consents });
export const companySchema = v.object({ inn, companyName, kpp, ogrn, address, ...personEntries, consents });

/** The values that a form sends; `consents` is left out where the shop could not be asked for its texts. */
export type Registering<S extends typeof personSchema | typeof companySchema> = Omit<
  v.InferOutput<S>,
  'consents'
> & {
  readonly consents?: number[] | undefined;
};
