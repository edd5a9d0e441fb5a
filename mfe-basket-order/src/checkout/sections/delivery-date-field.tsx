import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { TextField } from '@shop/ui';
import { TextButton } from '@shop/ui/parts/text-button';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { explainDays, nameOfDay, nearestDay } from '../form/delivery-days.ts';
import type { SectionProps } from './section-props.ts';

/** Selects the delivery date. An unavailable day offers the nearest available one. */
export function DeliveryDateField({ checkout, form }: SectionProps) {
  const { dates } = checkout;
  const isOpen = dates.earliestOn !== null;
  const { date } = form.values;
  const error = form.problemOf('date');
  const nearest = error && date && isOpen ? nearestDay(date, dates) : null;
  const region = useKeptFocus<HTMLDivElement>(date);
  return (
    <Box ref={region}>
      <TextField
        data-keeps-focus
        label="Желаемая дата"
        type="date"
        hint={explainDays(dates)}
        disabled={!isOpen}
        min={dates.earliestOn ?? undefined}
        max={dates.latestOn ?? undefined}
        {...form.field('date')}
        value={isOpen ? date : ''}
        error={
          error && (
            <>
              {error}
              {'. '}
              {nearest && (
                <TextButton type="button" onClick={() => form.change({ date: nearest })}>
                  Выбрать {nameOfDay(nearest)}
                </TextButton>
              )}
            </>
          )
        }
      />
    </Box>
  );
}

const Box = styled.div`
  max-inline-size: 420px;
  & input {
    max-inline-size: 200px;
  }
  margin-block-start: ${space[1]};
`;
