import type { Act } from '@shop/contracts/finances/reconciliation-acts';
import { formatDay, moscowToday } from '@shop/domain/format/date';
import { Form, FormField, getInput, setInput, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Button, Panel, Select, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { useChosenParty } from '../common/filters/party-filter.tsx';
import { FIRST_DAY } from '../common/filters/periods.ts';
import { actFormSchema, requestedPeriod } from './act-form-schema.ts';
import { DayField } from './day-field.tsx';
import { PERIOD_KINDS, presetPeriods } from './preset-periods.ts';
import { requestNewAct } from './request-act.mutation.ts';

interface ActFormProps {
  /** Undefined for the current company. */
  readonly contragent: string | undefined;
  readonly onRequested: (act: Act) => void;
}

const kinds = [
  ...Object.entries(PERIOD_KINDS).map(([value, label]) => ({ value, label })),
  { value: 'free', label: 'Свои даты' },
];

/** Requests an act (§3 act request) for the company chosen above, by one contract or all of them, for a period. */
export function ActForm({ contragent, onRequested }: ActFormProps) {
  const today = moscowToday();
  const company = useChosenParty();
  const form = useSchemaForm(actFormSchema, {
    contractorNumber: '',
    kind: 'quarter',
    preset: presetPeriods('quarter', today)[1]?.from ?? '',
    periodFrom: '',
    periodTo: '',
  });
  const { onSubmit, notice } = useSubmission(form, async (values) => {
    const { contractorNumber } = values;
    onRequested(await requestNewAct({ contragent, contractorNumber, ...requestedPeriod(values) }));
  });
  const kind = getInput(form).kind ?? 'quarter';
  const contracts = (company?.contracts ?? []).map(({ number, signedOn }) => ({
    value: number,
    label: `№ ${number} от ${formatDay(signedOn)}`,
  }));
  return (
    <Panel title={company ? `Новый акт: ${company.name}` : 'Новый акт'}>
      <Form of={form} onSubmit={onSubmit}>
        <Stack gap={4}>
          {notice && <Notice tone="danger">{notice}</Notice>}
          <Fields $isFree={kind === 'free'}>
            <FormField of={form} name="contractorNumber">
              {(field) => (
                <Select
                  {...field}
                  label="Договор"
                  options={[{ value: '', label: 'Все договоры' }, ...contracts]}
                />
              )}
            </FormField>
            <FormField of={form} name="kind">
              {(field) => (
                <Select
                  {...field}
                  label="Период"
                  options={kinds}
                  onChange={(event) => {
                    field.onChange(event);
                    const chosen = event.target.value;
                    if (chosen === 'free') return;
                    const latest = presetPeriods(chosen as keyof typeof PERIOD_KINDS, today)[1];
                    setInput(form, { path: ['preset'], input: latest?.from ?? '' });
                  }}
                />
              )}
            </FormField>
            {kind === 'free' ? (
              <>
                <DayField of={form} name="periodFrom" label="С" min={FIRST_DAY} max={today} />
                <DayField of={form} name="periodTo" label="По" min={FIRST_DAY} max={today} />
              </>
            ) : (
              <FormField of={form} name="preset">
                {(field) => (
                  <Select
                    {...field}
                    label="За какой"
                    options={presetPeriods(kind, today).map(({ from, name }) => ({
                      value: from,
                      label: name,
                    }))}
                  />
                )}
              </FormField>
            )}
            <Submit>
              <Button type="submit" variant="primary" full pending={form.isSubmitting}>
                Сформировать акт
              </Button>
            </Submit>
          </Fields>
        </Stack>
      </Form>
    </Panel>
  );
}

/** On phones the fields are stacked; only the two dates share a row. */
const Fields = styled.div<{ $isFree: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(152px, 100%), 1fr));
  align-items: start;
  gap: ${space[3]};
  ${media.down('mobile')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > ${(p) => (p.$isFree ? ':not(:nth-child(3), :nth-child(4))' : '*')} {
      grid-column: 1 / -1;
    }
  }
`;

/** Aligned with the inputs, below their labels. */
const Submit = styled.div`
  ${media.up('mobile')} {
    padding-block-start: ${space[6]};
  }
`;
