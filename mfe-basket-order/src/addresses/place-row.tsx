import { Button, IconButton, Row, Stack } from '@shop/ui';
import { EditIcon, TrashIcon } from '@shop/ui/parts/icons';
import { media, space } from '@shop/ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface PlaceRowProps {
  /** Used in the accessible names of the buttons. */
  readonly name: string;
  readonly children: ReactNode;
  /** Stands beside the text on wide screens and below it on narrow ones. */
  readonly aside?: ReactNode;
  /** Null for users who may only read. */
  readonly actions: {
    readonly onEdit: () => void;
    readonly onDelete: () => Promise<void>;
    readonly onMakeDefault?: (() => Promise<void>) | undefined;
  } | null;
}

export function PlaceRow({ name, children, aside, actions }: PlaceRowProps) {
  const [busy, setBusy] = useState<'delete' | 'default'>();
  async function during(what: 'delete' | 'default', work: () => Promise<void>) {
    setBusy(what);
    await work();
    setBusy(undefined);
  }
  const { onMakeDefault } = actions ?? {};
  return (
    <Line>
      <Stack gap={1}>{children}</Stack>
      <Aside>{aside}</Aside>
      {actions && (
        <Actions>
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
          <IconButton size="s" label={`Изменить: ${name}`} icon={<EditIcon />} onClick={actions.onEdit} />
          <IconButton
            size="s"
            label={`Удалить: ${name}`}
            icon={<TrashIcon />}
            pending={busy === 'delete'}
            onClick={() => void during('delete', actions.onDelete)}
          />
        </Actions>
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

const Actions = styled(Row).attrs({ gap: 1, wrap: false, justify: 'end' })`
  ${media.down('desktop')} {
    justify-content: start;
    /* Aligns the icons, not their invisible frames, with the text above. */
    margin-inline-start: calc(-1 * ${space[2]});
  }
`;
