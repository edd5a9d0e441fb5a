import { addExchangeNode } from '@shop/contracts/office/exchange-nodes';
import { FormField, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { call } from '@shop/platform/http';
import { Grid, TextField } from '@shop/ui';
import { useState } from 'react';
import { refreshExchange } from '../common/exchange.queries.ts';
import type { IssuedPassword } from './issued-password.tsx';
import { newNodeSchema, newNodeTexts } from './node-fields.ts';
import { NodeFormFields } from './node-form.tsx';

interface NewNodeDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (issued: IssuedPassword) => void;
}

/** Adds a node; its password is shown next, once. */
export function NewNodeDialog({ onClose, onAdded }: NewNodeDialogProps) {
  const [begun] = useState(newNodeTexts);
  const { form, draft } = useDraftForm(newNodeSchema, 'exchange-node-new', begun);
  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const issued = await call(addExchangeNode, { body: typed });
    draft.forget();
    void refreshExchange();
    onAdded(issued);
  });
  return (
    <FormDialog
      title="Новый узел обмена"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={'Добавить и\u00a0получить пароль'}
    >
      <Grid columns="1fr 1fr" gap={4} collapse="mobile" align="start">
        <FormField of={form} name="name">
          {(field) => (
            <TextField
              {...field}
              label="Название"
              hint="Например, «УТ 11, основная база»"
              required
              maxLength={100}
              autoComplete="off"
              data-autofocus
            />
          )}
        </FormField>
        <FormField of={form} name="login">
          {(field) => (
            <TextField
              {...field}
              label="Логин для 1С"
              hint="Потом не меняется"
              required
              maxLength={50}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
      </Grid>
      <NodeFormFields form={form} />
    </FormDialog>
  );
}
