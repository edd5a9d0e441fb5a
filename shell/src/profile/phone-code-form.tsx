import { checkSmsCode } from '@shop/shared/contracts/account';
import { updateProfile } from '@shop/shared/contracts/profile';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/shared/form';
import { formatPhone } from '@shop/shared/format/phone';
import { call, messageOf } from '@shop/shared/http';
import { useMutation, useQueryClient } from '@shop/shared/query';
import { Button, Row, Stack, Text, toast } from '@shop/shared/ui';
import { CodeField } from '@shop/shared/ui/code-field';
import { Notice } from '@shop/shared/ui/notice';
import { smsCode } from '@shop/shared/validation/fields';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import type { Profile } from './own-data-panel.tsx';
import type { SentCode } from './phone-change.tsx';
import { profileQuery } from './profile.queries.ts';
import { sendCode } from './send-code.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

const schema = v.object({ code: smsCode });

interface PhoneCodeFormProps {
  readonly profile: Profile;
  readonly sent: SentCode;
  readonly onSentAgain: (sent: SentCode) => void;
  readonly onOtherPhone: () => void;
  readonly onChanged: () => void;
}

export function PhoneCodeForm({ profile, sent, onSentAgain, onOtherPhone, onChanged }: PhoneCodeFormProps) {
  const form = useSchemaForm(schema);
  const cache = useQueryClient();
  const { onSubmit, notice } = useSubmission(form, async ({ code }) => {
    const { phone } = sent;
    const { checkWord } = await call(checkSmsCode, { body: { phone, code, purpose: 'registration' } });
    const { name, lastName, secondName, workPosition } = profile;
    const body = { name, lastName, secondName, workPosition, phone, checkWord };
    await call(updateProfile, { body });
    toast.success('Телефон изменён');
    await cache.invalidateQueries({ queryKey: profileQuery().queryKey });
    onChanged();
  });
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack ref={box} gap={4}>
        <Text as="p" role="status">
          Отправили код на{'\u00a0'}
          <Text nowrap weight="medium">
            {formatPhone(sent.phone)}
          </Text>
        </Text>
        <FormField of={form} name="code">
          {(field) => <CodeField {...field} label="Код из SMS" required />}
        </FormField>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Row>
          <Button type="submit" pending={form.isSubmitting}>
            Подтвердить
          </Button>
          <Button variant="quiet" onClick={onOtherPhone}>
            Другой номер
          </Button>
        </Row>
        <SendAgain key={sent.at} sent={sent} onSent={onSentAgain} />
      </Stack>
    </Form>
  );
}

function SendAgain({ sent, onSent }: { sent: SentCode; onSent: (sent: SentCode) => void }) {
  const waitS = useSecondsUntil(sent.at + sent.resendAfterS * 1000);
  const again = useMutation({ mutationFn: () => sendCode(sent.phone), onSuccess: onSent });
  return (
    <Stack gap={2} align="start">
      <Button size="s" disabled={waitS > 0} pending={again.isPending} onClick={() => again.mutate()}>
        {waitS > 0 ? `Отправить ещё раз через ${waitS}\u00a0с` : 'Отправить ещё раз'}
      </Button>
      {again.isError && <Notice tone="danger">{messageOf(again.error)}</Notice>}
    </Stack>
  );
}
