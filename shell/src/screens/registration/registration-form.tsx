import { registerCompany } from '@shop/contracts/account/registration';
import { CaptchaNotice } from '@shop/kit/captcha';
import { ConsentBoxes, consentTextsQuery, knownTexts, readTextsAgain } from '@shop/kit/consents';
import {
  Form,
  FormField,
  type FormWith,
  readTexts,
  type SchemaForm,
  setText,
  useSchemaForm,
  useSubmission,
} from '@shop/kit/form';
import { ApiRefusal } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { Skeleton } from '@shop/ui/core/skeleton';
import { Heading, Text } from '@shop/ui/core/text';
import { Notice } from '@shop/ui/parts/notice';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { PersonFields } from './person-fields.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';
import { sendCompany } from './register-company.mutation.ts';
import { sendPerson } from './register-person.mutation.ts';
import { type Draft, saveRegistrationDraft } from './registration-draft.ts';
import { companySchema, personSchema, type Registering, readTicked } from './registration-schema.ts';

const CompanyFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: "company" */ './company-fields.tsx')).CompanyFields,
}));

interface RegistrationFormProps {
  readonly initial: Draft;
  readonly onType: (values: Draft) => void;
  readonly onRegistered: (email: string) => void;
}

export function PersonRegistrationForm(props: RegistrationFormProps) {
  const form = useSchemaForm(personSchema, props.initial);
  return <RegistrationFields {...props} form={form} personTitle="О вас" register={sendPerson} />;
}

export function CompanyRegistrationForm(props: RegistrationFormProps) {
  const form = useSchemaForm(companySchema, props.initial);
  return (
    <RegistrationFields {...props} form={form} personTitle="Контактное лицо" register={sendCompany}>
      <Stack gap={4} role="group" aria-labelledby="company-title">
        <Heading level={2} size="s" id="company-title">
          Компания
        </Heading>
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton height={470} />
            </div>
          }
        >
          <CompanyFields form={form} values={readTexts(form)} />
        </Suspense>
      </Stack>
    </RegistrationFields>
  );
}

interface RegistrationFieldsProps<S extends typeof personSchema | typeof companySchema>
  extends RegistrationFormProps {
  readonly form: SchemaForm<S> & FormWith<keyof typeof personSchema.entries>;
  readonly personTitle: string;
  readonly register: (values: Registering<S>) => Promise<{ readonly email: string }>;
  /** Stands above the fields of the person. */
  readonly children?: ReactNode;
}

function RegistrationFields<S extends typeof personSchema | typeof companySchema>(
  props: RegistrationFieldsProps<S>,
) {
  const { form, personTitle, register, onType, onRegistered, children } = props;
  const { onSubmit, notice } = useSubmission<S>(
    form,
    async (values) => {
      const texts = knownTexts();
      const consents = texts && values.consents.filter((ticked) => texts.some(({ id }) => id === ticked));
      const answer = await register({ ...values, consents })
        .catch(readTextsAgain)
        .catch(forgetProof);
      onRegistered(answer.email);
    },
    registerCompany.names,
  );
  const values = readTexts(form);
  useEffect(() => {
    onType(values);
    saveRegistrationDraft(values);
  });

  /** A verification token works once and for ten minutes; after that the phone has to be confirmed again. */
  function forgetProof(error: unknown): never {
    if (error instanceof ApiRefusal && error.errors.some(({ field }) => field === 'checkWord'))
      setText(form, 'checkWord', '');
    throw error;
  }

  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={6}>
        {children}
        <Stack gap={4} role="group" aria-labelledby="person-title">
          <Heading level={2} size="s" id="person-title">
            {personTitle}
          </Heading>
          <PersonFields form={form} />
          <PhoneConfirmation form={form} phone={values.phone ?? ''} isConfirmed={values.checkWord !== ''} />
        </Stack>
        <Consents form={form} />
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Stack gap={3}>
          <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
            Зарегистрироваться
          </Button>
          <Policy />
          <CaptchaNotice />
        </Stack>
      </Stack>
    </Form>
  );
}

/** Without an answer of the shop nothing is asked here, but after the first login. */
function Consents({ form }: { readonly form: FormWith<'consents'> }) {
  const texts = useQuery(consentTextsQuery()).data?.items ?? [];
  if (texts.length === 0) return null;
  return (
    <FormField of={form} name="consents">
      {({ value, error, ref }) => (
        <ConsentBoxes
          texts={texts}
          ticked={readTicked(value)}
          onChange={(ticked) => setText(form, 'consents', ticked.join(' '))}
          error={error}
          inputRef={ref}
        />
      )}
    </FormField>
  );
}

function Policy() {
  return (
    <Text as="p" size="s" tone="muted">
      Как мы обращаемся с{'\u00a0'}данными, сказано в{'\u00a0'}
      <Document path="/privacy/">политике конфиденциальности</Document>.
    </Text>
  );
}

/** Opens in a new tab. Only text if no area has the document. */
function Document({ path, children }: { path: string; children: string }) {
  if (!isKnownPath(path)) return children;
  return (
    <Link href={path} target="_blank">
      {children}
    </Link>
  );
}
