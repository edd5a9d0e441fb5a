import { countOf } from '@shop/domain/format/number';
import { Button, Modal, Row, Stack, Text } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { type ReactNode, useState } from 'react';
import { Finder } from './finder.tsx';
import { useFoundCompanies } from './use-found-companies.ts';

/** The limit of one call. */
const MOST_AT_ONCE = 100;

export interface Company {
  readonly id: number;
  readonly name: string;
}

interface CompaniesDialogProps {
  readonly title: string;
  /** Companies it belongs to now. */
  readonly companies: readonly Company[];
  /** The reason why it cannot be removed from a company. */
  readonly whyRequired?: (company: Company) => string | undefined;
  readonly onDetach: (company: Company) => Promise<void>;
  /** Resolves to true on success. */
  readonly onAttach: (companies: readonly Company[]) => Promise<boolean>;
  readonly onClose: () => void;
  /** Additional fields for the companies being added. */
  readonly children?: ReactNode;
}

/** Edits the companies that a person or a sale point belongs to: remove from one, add to many. */
export function CompaniesDialog({ title, companies, onClose, ...rest }: CompaniesDialogProps) {
  const { whyRequired, onDetach, onAttach, children } = rest;
  const finder = useFoundCompanies();
  const [chosen, setChosen] = useState<readonly Company[]>([]);
  const [busy, setBusy] = useState<number | 'attach'>();
  const isIn = ({ id }: Company) => companies.some((company) => company.id === id);
  const isChosen = ({ id }: Company) => chosen.some((company) => company.id === id);

  async function handleDetach(company: Company) {
    setBusy(company.id);
    await onDetach(company);
    setBusy(undefined);
  }
  async function handleAttach() {
    setBusy('attach');
    if (await onAttach(chosen)) setChosen([]);
    setBusy(undefined);
  }
  return (
    <Modal isOpen onClose={onClose} title={title} locked={busy !== undefined}>
      <Stack gap={5}>
        {companies.length > 0 && (
          <Stack as="ul" gap={2} aria-label="Сейчас в компаниях">
            {companies.map((company) => {
              const why = whyRequired?.(company);
              return (
                <Row as="li" key={company.id} justify="between" gap={2} wrap={false}>
                  <Stack gap={0}>
                    <Text weight="medium">{company.name}</Text>
                    {why && (
                      <Text size="s" tone="muted">
                        {why}
                      </Text>
                    )}
                  </Stack>
                  {!why && (
                    <Button
                      size="s"
                      pending={busy === company.id}
                      aria-label={`Убрать из\u00a0компании ${company.name}`}
                      onClick={() => void handleDetach(company)}
                    >
                      Убрать
                    </Button>
                  )}
                </Row>
              );
            })}
          </Stack>
        )}
        <Finder
          {...finder}
          label={`Добавить в\u00a0компанию: ${finder.label.toLowerCase().replace('инн', 'ИНН')}`}
          isFirst
        >
          {(found) => (
            <Stack gap={2} role="group" aria-label="Найденные компании">
              {found.map(({ id, name, inn }) => (
                <Checkbox
                  key={id}
                  label={name}
                  hint={isIn({ id, name }) ? 'Уже здесь' : `ИНН ${inn}`}
                  checked={isIn({ id, name }) || isChosen({ id, name })}
                  disabled={isIn({ id, name }) || (!isChosen({ id, name }) && chosen.length >= MOST_AT_ONCE)}
                  onChange={({ target }) =>
                    setChosen((before) => [
                      ...before.filter((company) => company.id !== id),
                      ...(target.checked ? [{ id, name }] : []),
                    ])
                  }
                />
              ))}
            </Stack>
          )}
        </Finder>
        {chosen.length > 0 && children}
        <Row gap={3}>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            pending={busy === 'attach'}
            onClick={() => void handleAttach()}
          >
            Добавить
          </Button>
          <Text tone="muted" role="status">
            {chosen.length > 0 && `Выбрано: ${countOf(chosen.length, 'компания', 'компании', 'компаний')}`}
          </Text>
        </Row>
      </Stack>
    </Modal>
  );
}
