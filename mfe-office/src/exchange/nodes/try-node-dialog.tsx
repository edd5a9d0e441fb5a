import type { ExchangeNode } from '@shop/contracts/office/exchange-nodes';
import { FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { Text } from '@shop/ui';
import { PasswordField } from '@shop/ui/parts/password-field';
import { useState } from 'react';
import * as v from 'valibot';
import { ConnectionSteps } from './connection-steps.tsx';
import { type Attempt, tryNode } from './try-node.mutation.ts';

const schema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Введите пароль узла'), v.maxLength(100)),
});

interface TryNodeDialogProps {
  readonly node: ExchangeNode;
  readonly onClose: () => void;
}

/** Plays 1C's first calls with the password of a node, which the shop does not know. */
export function TryNodeDialog({ node, onClose }: TryNodeDialogProps) {
  const form = useSchemaForm(schema, { password: '' });
  const [attempt, setAttempt] = useState<Attempt>();
  const { onSubmit, notice } = useSubmission(form, async ({ password }) => {
    setAttempt(undefined);
    setAttempt(await tryNode(node.id, password));
  });
  return (
    <FormDialog
      title={`Проверка соединения: ${node.name}`}
      {...{ form, onSubmit, notice, onClose }}
      submitLabel="Проверить"
      lead={
        <Text as="p" tone="muted">
          Магазин обратится к{'\u00a0'}своему адресу так{'\u00a0'}же, как это сделает 1С, через интернет и
          {'\u00a0'}все прокси. Пароль он не{'\u00a0'}хранит, поэтому спрашивает.
        </Text>
      }
    >
      <FormField of={form} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={`Пароль узла ${node.login}`}
            required
            autoComplete="off"
            data-autofocus
          />
        )}
      </FormField>
      {attempt && <ConnectionSteps attempt={attempt} />}
    </FormDialog>
  );
}
