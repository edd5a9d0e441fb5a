import { exchangeKind } from '@shop/contracts/office/exchange-nodes';
import { FormField, type FormWith, setText } from '@shop/kit/form';
import { ErrorText, Grid, Select, Stack, TextField } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { TextArea } from '@shop/ui/parts/text-area';
import { font, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import { kindTitles } from '../common/exchange-titles.ts';
import { readKinds } from './node-fields.ts';

type NodeForm = FormWith<
  'name' | 'kinds' | 'allowedNetworks' | 'ordersSince' | 'encoding' | 'isActive' | 'isRehearsal'
>;

const kindHints = {
  catalog: '1С присылает товары, цены и\u00a0остатки',
  sale: '1С забирает заказы и\u00a0присылает, что с\u00a0ними стало',
  reference: '1С присылает контрагентов, договоры и\u00a0лимиты',
} as const;

/** The fields of a node that may be changed. */
export function NodeFormFields({ form }: { readonly form: NodeForm }) {
  return (
    <>
      <KindFields form={form} />
      <Grid columns="1fr 1fr" gap={4} collapse="mobile" align="start">
        <FormField of={form} name="ordersSince">
          {(field) => (
            <TextField
              {...field}
              type="date"
              label={'Отдавать заказы\u00a0с'}
              hint="Оформленные раньше останутся только в магазине"
              required
            />
          )}
        </FormField>
        <FormField of={form} name="encoding">
          {(field) => (
            <Select
              {...field}
              label="Кодировка заказов"
              options={[
                { value: 'utf-8', label: 'UTF-8' },
                { value: 'windows-1251', label: 'windows-1251' },
              ]}
            />
          )}
        </FormField>
      </Grid>
      <FormField of={form} name="allowedNetworks">
        {(field) => (
          <TextArea
            {...field}
            label={'Разрешённые адреса и\u00a0сети'}
            hint="По одному в строке: 203.0.113.7 или 10.0.0.0/8. Пусто — с любого адреса"
            minRows={2}
            maxRows={6}
          />
        )}
      </FormField>
      <Stack gap={2}>
        <Switch
          form={form}
          name="isRehearsal"
          label={'Репетиция: файлы читаются и\u00a0сравниваются, ничего не\u00a0меняется'}
          hint={
            'Что изменилось\u00a0бы, скажет журнал обмена; заказы не\u00a0отдаются. Когда снимете отметку, выгрузите из\u00a01С всё заново: сама она пришлёт только изменения'
          }
        />
        <Switch form={form} name="isActive" label="Обмен включён" />
      </Stack>
    </>
  );
}

function KindFields({ form }: { readonly form: NodeForm }) {
  return (
    <FormField of={form} name="kinds">
      {({ name, value, error, ref, onFocus, onBlur }) => {
        const chosen = readKinds(value);
        return (
          <Fields aria-describedby={error ? 'exchange-kinds-error' : undefined}>
            <legend>Что передаётся</legend>
            <Stack gap={2}>
              {exchangeKind.options.map((kind, index) => (
                <Checkbox
                  key={kind}
                  label={kindTitles[kind]}
                  hint={kindHints[kind]}
                  checked={chosen.includes(kind)}
                  aria-invalid={error ? true : undefined}
                  {...(index === 0 && { ref })}
                  {...{ onFocus, onBlur }}
                  onChange={({ target }) =>
                    setText(
                      form,
                      name,
                      exchangeKind.options
                        .filter((one) => (one === kind ? target.checked : chosen.includes(one)))
                        .join(' '),
                    )
                  }
                />
              ))}
            </Stack>
            {error && <ErrorText id="exchange-kinds-error">{error}</ErrorText>}
          </Fields>
        );
      }}
    </FormField>
  );
}

interface SwitchProps {
  readonly form: NodeForm;
  readonly name: 'isActive' | 'isRehearsal';
  readonly label: string;
  readonly hint?: string;
}

function Switch({ form, name, label, hint }: SwitchProps) {
  return (
    <FormField of={form} name={name}>
      {({ value, ref, onFocus, onBlur }) => (
        <Checkbox
          label={label}
          {...(hint && { hint })}
          checked={value === 'yes'}
          {...{ ref, onFocus, onBlur }}
          onChange={({ target }) => setText(form, name, target.checked ? 'yes' : 'no')}
        />
      )}
    </FormField>
  );
}

const Fields = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: ${space[2]};
    ${text.m}
    font-weight: ${font.medium};
  }
`;
