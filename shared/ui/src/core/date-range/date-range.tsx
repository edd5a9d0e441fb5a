import { type CalendarDate, parseDate } from '@internationalized/date';
import { Calendar, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import styled from 'styled-components';
import { AriaMessages } from '../aria/aria-messages.tsx';
import { groupStyle, openerStyle, popoverStyle } from '../aria/aria-style.ts';
import { useOverlayHome } from '../aria/use-overlay-home.ts';
import { fieldBox, Label as LabelLook } from '../field/field.tsx';
import { color, font, fontSize, radius, space } from '../theme/index.ts';

export type DateRange = { from: string | null; to: string | null };

export type DateRangeFieldProps = DateRange & {
  label: ReactNode;
  /** Both days as `YYYY-MM-DD`, or both null once the range is cleared. */
  onChange: (range: DateRange) => void;
  min?: string;
  max?: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
};

/** A range of days, typed or picked in a calendar. Its library weighs about 80 kB: import it lazily. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, from, to, onChange, min, max, hint, error, disabled } = props;
  const overlay = useOverlayHome();
  return (
    <I18nProvider locale="ru-RU">
      <Box
        value={from && to ? { start: parseDate(from), end: parseDate(to) } : null}
        onChange={(range) =>
          onChange({ from: range?.start.toString() ?? null, to: range?.end.toString() ?? null })
        }
        minValue={min ? parseDate(min) : undefined}
        maxValue={max ? parseDate(max) : undefined}
        isInvalid={error ? true : undefined}
        isDisabled={disabled}
      >
        <LabelLook as={Label}>{label}</LabelLook>
        <Frame ref={overlay.ref}>
          <Days slot="start">{(segment) => <Part segment={segment} />}</Days>
          <span aria-hidden>–</span>
          <Days slot="end">{(segment) => <Part segment={segment} />}</Days>
          <Open>
            <Calendar />
          </Open>
        </Frame>
        <AriaMessages error={error} hint={hint} />
        <Floating offset={4} UNSTABLE_portalContainer={overlay.home}>
          <Dialog>
            <RangeCalendar>
              <Head>
                <Turn slot="previous">
                  <ChevronLeft />
                </Turn>
                <Heading />
                <Turn slot="next">
                  <ChevronRight />
                </Turn>
              </Head>
              <CalendarGrid weekdayStyle="short">{(date) => <Day date={date} />}</CalendarGrid>
            </RangeCalendar>
          </Dialog>
        </Floating>
      </Box>
    </I18nProvider>
  );
}

const Box = styled(DateRangePicker<CalendarDate>)`
  ${fieldBox}
`;

const Frame = styled(Group)`
  ${groupStyle}
  gap: ${space[1]};
`;

const Days = styled(DateInput)`
  display: flex;
  ${font.tabular}
`;

const Part = styled(DateSegment)`
  padding-inline: 1px;
  border-radius: ${radius.xs};
  outline: none;
  &[data-placeholder] {
    color: ${color.textSubtle};
  }
  &[data-focused] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const Open = styled(Button)`
  ${openerStyle}
`;

const Turn = styled(Button)`
  ${openerStyle}
  margin: 0;
  &[data-disabled] {
    color: ${color.lineStrong};
  }
`;

const Floating = styled(Popover)`
  ${popoverStyle}
  padding: ${space[3]};
  th {
    padding-block: ${space[2]};
    font-size: ${fontSize.xs};
    font-weight: ${font.regular};
    color: ${color.textMuted};
  }
  td {
    padding: 1px 0;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 {
    font-size: ${fontSize.m};
    font-weight: ${font.bold};
    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

const Day = styled(CalendarCell)`
  display: grid;
  place-content: center;
  inline-size: 38px;
  block-size: 36px;
  border-radius: ${radius.m};
  ${font.tabular}
  cursor: pointer;
  outline: none;
  &[data-outside-month] {
    display: none;
  }
  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  &[data-selected] {
    border-radius: 0;
    background: ${color.accentSoft};
  }
  &[data-selection-start],
  &[data-selection-end] {
    border-radius: ${radius.m};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;
