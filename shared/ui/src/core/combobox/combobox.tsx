import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ComboBox,
  Group,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Button as Opener,
  Popover,
} from 'react-aria-components';
import styled from 'styled-components';
import { AriaMessages } from '../aria/aria-messages.tsx';
import { groupStyle, openerStyle, optionStyle, popoverStyle } from '../aria/aria-style.ts';
import { useOverlayHome } from '../aria/use-overlay-home.ts';
import { fieldBox, Label as LabelLook } from '../field/field.tsx';
import { Ring } from '../spinner/spinner.tsx';
import { color, fontSize, media, space, text } from '../theme/index.ts';

export type ComboboxOption = { value: string; label: string; hint?: string };

export type ComboboxProps = {
  label: ReactNode;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  inputValue?: string;
  /** If given, the caller filters the options, such as on the server. */
  onInputChange?: (typed: string) => void;
  pending?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
  emptyText?: string;
  required?: boolean;
  disabled?: boolean;
  name?: string;
};

/** A choice among many options, found by typing. Its library weighs about 60 kB: import the chunk with it lazily. */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChange, inputValue, onInputChange, pending, placeholder, hint, error } =
    props;
  const { emptyText = 'Ничего не нашлось', required, disabled, name } = props;
  const overlay = useOverlayHome();
  return (
    <I18nProvider locale="ru-RU">
      <Box
        {...(onInputChange ? { items: options, inputValue, onInputChange } : { defaultItems: options })}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={Boolean(error)}
        isRequired={required}
        isDisabled={disabled}
        name={name}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <LabelLook as={Label}>{label}</LabelLook>
        <Frame ref={overlay.ref}>
          <Typed placeholder={placeholder} />
          {pending && <Ring $px={16} />}
          <Open>
            <ChevronDown />
          </Open>
        </Frame>
        <AriaMessages error={error} hint={hint} />
        <Floating offset={4} UNSTABLE_portalContainer={overlay.home}>
          <List renderEmptyState={() => <Empty>{pending ? 'Ищем…' : emptyText}</Empty>}>
            {(option: ComboboxOption) => (
              <Item id={option.value} textValue={option.label}>
                {option.label}
                {option.hint && <Small>{option.hint}</Small>}
              </Item>
            )}
          </List>
        </Floating>
      </Box>
    </I18nProvider>
  );
}

const Box = styled(ComboBox<ComboboxOption>)`
  ${fieldBox}
`;

const Frame = styled(Group)`
  ${groupStyle}
`;

const Typed = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  ${media.coarse} {
    font-size: ${fontSize.l};
  }
  &:focus-visible {
    outline: none;
  }
`;

const Open = styled(Opener)`
  ${openerStyle}
`;

const Floating = styled(Popover)`
  ${popoverStyle}
  inline-size: var(--trigger-width);
`;

const List = styled(ListBox<ComboboxOption>)`
  padding: ${space[1]};
  outline: none;
`;

const Item = styled(ListBoxItem<ComboboxOption>)`
  ${optionStyle}
`;

const Small = styled.span`
  ${text.s}
  color: ${color.textMuted};
`;

const Empty = styled.div`
  padding: ${space[3]};
  color: ${color.textMuted};
`;
