import { Button, IconButton, Row, Stack } from '@shop/ui';
import { EditIcon, TrashIcon } from '@shop/ui/parts/icons';
import { media, space } from '@shop/ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface PlaceRowProps {
  /** Of the place, for the names of the buttons. */
  readonly name: string;
  readonly children: ReactNode;
  /** Beside the words where there is room, below them where there is none. */
  readonly aside?: ReactNode;
  /** Null for whoever may only look. */
  readonly acts: {
    readonly onEdit: () => void;
    readonly onDelete: () => Promise<void>;
    readonly onMakeDefault?: (() => Promise<void>) | undefined;
  } | null;
}

/** A line of a list of addresses or consignees, with what can be done to it. */
export function PlaceRow({ name, children, aside, acts }: PlaceRowProps) {
  const [busy, setBusy] = useState<'delete' | 'default'>();
  async function during(what: 'delete' | 'default', work: () => Promise<void>) {
    setBusy(what);
    await work();
    setBusy(undefined);
  }
  const { onMakeDefault } = acts ?? {};
  return (
    <Line>
      <Stack gap={1}>{children}</Stack>
      <Aside>{aside}</Aside>
      {acts && (
        <Acts>
          {onMakeDefault && (
            <Button
              size="s"
              variant="quiet"
              aria-label={`Сделать основным: ${name}`}
              pending={busy === 'default'}
              disabled={busy === 'delete'}
              onClick={() => void during('default', onMakeDefault)}
            >
              Сделать основным
            </Button>
          )}
          <IconButton size="s" label={`Изменить: ${name}`} icon={<EditIcon />} onClick={acts.onEdit} />
          <IconButton
            size="s"
            label={`Удалить: ${name}`}
            icon={<TrashIcon />}
            pending={busy === 'delete'}
            onClick={() => void during('delete', acts.onDelete)}
          />
        </Acts>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) 240px;
  gap: ${space[2]} ${space[5]};
  align-items: start;
  padding-block: ${space[4]};
  overflow-wrap: anywhere;
  ${media.down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled(Stack).attrs({ gap: 1 })`
  ${media.down('desktop')} {
    &:empty {
      display: none;
    }
  }
`;

const Acts = styled(Row).attrs({ gap: 1, wrap: false, justify: 'end' })`
  ${media.down('desktop')} {
    justify-content: start;
    /* The icons stand below the words, their frames beside them. */
    margin-inline-start: -${space[2]};
  }
`;
