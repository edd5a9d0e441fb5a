import { registerCompany, registerPerson } from '@shop/contracts/account/registration';
import { CaptchaNotice, getCaptchaToken } from '@shop/kit/captcha';
import { type AnyForm, Form, getInput, setInput, useSchemaForm, useSubmission } from '@shop/kit/form';
import { ApiRefusal, call } from '@shop/platform/http';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { Skeleton } from '@shop/ui/core/skeleton';
import { Heading, Text } from '@shop/ui/core/text';
import { Notice } from '@shop/ui/parts/notice';
import { lazy, Suspense, useEffect } from 'react';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { PersonFields } from './person-fields.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';
import { type Draft, keepDraft } from './registration-draft.ts';
import { type RegistrationKind, type RegistrationValues, registrationSchema } from './registration-schema.ts';

const CompanyFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: "company" */ './company-fields.tsx')).CompanyFields,
}));

interface RegistrationFormProps {
  readonly kind: RegistrationKind;
  readonly initial: Draft;
  readonly onType: (values: Draft) => void;
  readonly onRegistered: (email: string) => void;
}

export function RegistrationForm({ kind, initial, onType, onRegistered }: RegistrationFormProps) {
  const form = useSchemaForm(registrationSchema(kind), initial);
  const { onSubmit, notice } = useSubmission(
    form,
    async (values) => onRegistered((await register(kind, values).catch(forgetProof)).email),
    registerCompany.names,
  );
  const any = form as unknown as AnyForm;
  const values = getInput(any) as Draft;
  useEffect(() => {
    onType(values);
    keepDraft(values);
  });

  /** A check word is good once and for ten minutes: then the phone is to be confirmed again. */
  function forgetProof(error: unknown): never {
    if (error instanceof ApiRefusal && error.errors.some(({ field }) => field === 'checkWord'))
      setInput(any, { path: ['checkWord'], input: '' });
    throw error;
  }

  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={6}>
        {kind === 'company' && (
          <Stack gap={4} role="group" aria-labelledby="company-title">
            <Heading level={2} size="s" id="company-title">
              Компания
            </Heading>
            <Suspense fallback={<Skeleton height={470} />}>
              <CompanyFields form={any} values={values} />
            </Suspense>
          </Stack>
        )}
        <Stack gap={4} role="group" aria-labelledby="person-title">
          <Heading level={2} size="s" id="person-title">
            {kind === 'company' ? 'Контактное лицо' : 'О вас'}
          </Heading>
          <PersonFields form={any} />
          <PhoneConfirmation form={any} phone={values.phone ?? ''} isConfirmed={values.checkWord !== ''} />
        </Stack>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Stack gap={3}>
          <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
            Зарегистрироваться
          </Button>
          <Consent />
          <CaptchaNotice />
        </Stack>
      </Stack>
    </Form>
  );
}

async function register(kind: RegistrationKind, values: RegistrationValues) {
  const captchaToken = await getCaptchaToken();
  const body = { ...values, captchaToken };
  return kind === 'company' ? call(registerCompany, { body }) : call(registerPerson, { body });
}

function Consent() {
  return (
    <Text as="p" size="s" tone="muted">
      Нажимая «Зарегистрироваться», вы даёте{' '}
      <Document path="/personal-data/">согласие на обработку персональных данных</Document> и принимаете{' '}
      <Document path="/privacy/">политику конфиденциальности</Document>.
    </Text>
  );
}

/** Opens beside the form; a link only where some area brings the document. */
function Document({ path, children }: { path: string; children: string }) {
  if (!isKnownPath(path)) return children;
  return (
    <Link href={path} target="_blank">
      {children}
    </Link>
  );
}
