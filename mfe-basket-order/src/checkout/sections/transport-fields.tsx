import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Select, Stack, TextField } from '@shop/ui';
import { TextButton } from '@shop/ui/parts/text-button';
import { OTHER } from '../form/checkout-form.ts';
import { PointPicker } from '../points/point-picker.tsx';
import type { SectionProps } from './section-props.ts';

/** Selects a transport company and one of its terminals. */
export function TransportFields({ checkout, form }: SectionProps) {
  const { transportCompanies } = checkout;
  const { transportCompany, terminal } = form.values;
  const company = transportCompanies.find(({ code }) => code === transportCompany);
  const region = useKeptFocus<HTMLElement>(terminal);
  return (
    <Stack gap={4} ref={region}>
      <Select
        label="Транспортная компания"
        required
        placeholder="Выберите компанию"
        options={[
          ...transportCompanies.map(({ code, name }) => ({ value: code, label: name })),
          { value: OTHER, label: 'Другая компания…' },
        ]}
        {...form.field('transportCompany')}
        onChange={({ target }) =>
          form.change({ transportCompany: target.value, terminal: '' }, ['transportCompany'])
        }
      />
      {transportCompany === OTHER && (
        <TextField label="Название компании" required maxLength={200} {...form.field('companyName')} />
      )}
      {company && terminal !== OTHER && (
        <Stack gap={2} data-field="terminal">
          <PointPicker
            key={company.code}
            label="Терминал получения"
            name="terminal"
            value={Number(terminal) || null}
            onChange={(id) => form.change({ terminal: String(id) })}
            error={form.problemOf('terminal')}
            points={company.terminals.map(({ id, city, address, workingHours, coordinates }) => ({
              id,
              title: city,
              address,
              hours: workingHours,
              coordinates,
            }))}
          />
          <div>
            <TextButton type="button" data-keeps-focus onClick={() => form.change({ terminal: OTHER })}>
              Другой терминал
            </TextButton>
          </div>
        </Stack>
      )}
      {(transportCompany === OTHER || (company && terminal === OTHER)) && (
        <Stack gap={2} align="start">
          <TextField
            label="Город и адрес терминала"
            required
            maxLength={500}
            data-keeps-focus
            {...form.field('terminalAddress')}
          />
          {company && (
            <TextButton type="button" onClick={() => form.change({ terminal: '' }, [])}>
              Выбрать из списка
            </TextButton>
          )}
        </Stack>
      )}
    </Stack>
  );
}
