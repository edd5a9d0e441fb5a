import { Badge, Button, Modal, Row, Stack, Text } from '@shop/ui';
import { Finder } from './finder.tsx';
import { useFoundCompanies } from './use-found-companies.ts';

interface CompanyDialogProps {
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** Chooses one of the manager's clients. */
export function CompanyDialog({ onChoose, onClose }: CompanyDialogProps) {
  const finder = useFoundCompanies();
  return (
    <Modal isOpen onClose={onClose} title="Выберите компанию">
      <Finder {...finder} isFirst>
        {(companies) => (
          <Stack as="ul" gap={2} aria-label="Найденные компании">
            {companies.map(({ id, code, name, inn, isActive }) => (
              <Row as="li" key={id} justify="between" gap={2} wrap={false}>
                <Stack gap={0}>
                  <Row gap={2}>
                    <Text weight="medium">{name}</Text>
                    {!isActive && <Badge>Отключена</Badge>}
                  </Row>
                  <Text size="s" tone="muted" numeric>
                    ИНН {inn}
                  </Text>
                </Stack>
                <Button size="s" aria-label={`Выбрать: ${name}`} onClick={() => onChoose(code)}>
                  Выбрать
                </Button>
              </Row>
            ))}
          </Stack>
        )}
      </Finder>
    </Modal>
  );
}
