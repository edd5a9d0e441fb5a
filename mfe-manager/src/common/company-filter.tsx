import { truncateName } from '@shop/domain/format/truncate-name';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Label, Row } from '@shop/ui';
import { CompanyIcon } from '@shop/ui/parts/icons';
import { Tag } from '@shop/ui/parts/tag';
import { controlHeight } from '@shop/ui/theme';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ChosenCompany } from './use-chosen-company.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "company-dialog" */ './company-dialog.tsx')).CompanyDialog;
}

interface CompanyFilterProps {
  readonly chosen: ChosenCompany;
  /** The code of the company; empty means all. */
  readonly onChoose: (code: string) => void;
}

/** Filters a list by client; clients are counted in thousands, so a dialog searches them. */
export function CompanyFilter({ chosen: { code, company }, onChoose }: CompanyFilterProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const name = company ? truncateName(company.name) : 'Выбранная компания';
  return (
    <Group role="group" aria-labelledby={id}>
      <Label as="span" id={id}>
        Компания
      </Label>
      <Line gap={2}>
        {code !== '' && (
          <Tag
            tone="accent"
            removeLabel={`Показать все компании, не\u00a0только ${name}`}
            onRemove={() => {
              onChoose('');
              button.current?.focus();
            }}
          >
            {name}
          </Tag>
        )}
        <Button
          ref={button}
          icon={<CompanyIcon />}
          pending={isOpen && isPending}
          onClick={() => {
            setOpen(true);
            ask();
          }}
        >
          {code === '' ? 'Все компании' : 'Другая'}
        </Button>
      </Line>
      {isOpen && Dialog && (
        <Dialog
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setOpen(false);
            onChoose(chosen);
          }}
        />
      )}
    </Group>
  );
}

/** Aligned like a labelled field. */
const Group = styled.div`
  display: grid;
  gap: 6px;
`;

const Line = styled(Row)`
  min-block-size: ${controlHeight.m};
`;
