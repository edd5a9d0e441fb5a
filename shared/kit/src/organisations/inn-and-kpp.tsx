import { Stack } from '@shop/ui/core/layout';
import { Text } from '@shop/ui/core/text';

interface InnAndKppProps {
  readonly inn: string;
  /** Empty or null for a sole trader. */
  readonly kpp: string | null;
}

/** The cell of a company's numbers in a table of companies. */
export function InnAndKpp({ inn, kpp }: InnAndKppProps) {
  return (
    <Stack gap={0}>
      <Text numeric>{inn}</Text>
      {kpp && (
        <Text size="s" tone="muted" numeric>
          {kpp}
        </Text>
      )}
    </Stack>
  );
}
