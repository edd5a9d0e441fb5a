import { formatNumber, plural } from '@shop/domain/format/number';
import { IconButton, Text, VisuallyHidden } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { ChevronDownIcon, ChevronUpIcon } from '@shop/ui/parts/icons';
import { color, controlHeight, media, radius, space } from '@shop/ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import {
  everything,
  isPartial,
  type SectionBranch,
  type SectionChoice,
  withBranch,
  withChild,
} from './section-choice.ts';

interface SectionTreeProps {
  readonly branches: readonly SectionBranch[];
  readonly choice: SectionChoice;
  readonly onChange: (choice: SectionChoice) => void;
  readonly error: string | undefined;
}

/** Checkboxes of the first-level sections; each unfolds to those of its subsections. */
export function SectionTree({ branches, choice, onChange, error }: SectionTreeProps) {
  const id = useId();
  const isEverything = branches.every((branch) => choice.has(branch.id));
  return (
    <Fieldset aria-describedby={error && `${id}-error`}>
      <VisuallyHidden as="legend">Разделы прайс-листа</VisuallyHidden>
      <Checkbox
        label={<Text weight="medium">Весь каталог</Text>}
        checked={isEverything}
        indeterminate={!isEverything && choice.size > 0}
        onChange={(event) => onChange(event.target.checked ? everything(branches) : new Set())}
      />
      <Branches>
        {branches.map((branch) => (
          <Branch key={branch.id} branch={branch} choice={choice} onChange={onChange} />
        ))}
      </Branches>
      {error && (
        <Text as="p" size="s" tone="danger" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
    </Fieldset>
  );
}

interface BranchProps extends Pick<SectionTreeProps, 'choice' | 'onChange'> {
  readonly branch: SectionBranch;
}

function Branch({ branch, choice, onChange }: BranchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { name, children } = branch;
  return (
    <li>
      <Line>
        <Checkbox
          label={<Named {...branch} />}
          checked={choice.has(branch.id)}
          indeterminate={isPartial(choice, branch)}
          onChange={(event) => onChange(withBranch(choice, branch, event.target.checked))}
        />
        {children.length > 0 && (
          <IconButton
            size="s"
            label={isOpen ? `Свернуть: ${name}` : `Подразделы: ${name}`}
            icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </Line>
      {isOpen && (
        <Children id={id}>
          {children.map((child) => (
            <li key={child.id}>
              <Checkbox
                label={<Named {...child} />}
                checked={choice.has(child.id)}
                onChange={(event) => onChange(withChild(choice, branch, child.id, event.target.checked))}
              />
            </li>
          ))}
        </Children>
      )}
    </li>
  );
}

function Named({ name, elementCount }: { readonly name: string; readonly elementCount: number }) {
  return (
    <>
      {name}{' '}
      <Text size="s" tone="subtle" numeric>
        {formatNumber(elementCount)}
        <VisuallyHidden> {plural(elementCount, 'товар', 'товара', 'товаров')}</VisuallyHidden>
      </Text>
    </>
  );
}

const Fieldset = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Branches = styled.ul`
  display: grid;
  border-block-start: 1px solid ${color.line};
  & > li {
    border-block-end: 1px solid ${color.line};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  min-block-size: ${controlHeight.m};
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

const Children = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block-end: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  background: ${color.sunken};
`;
