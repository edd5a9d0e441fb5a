import type { CallAnswer } from '@shop/contracts/platform/call';
import {
  type getNotificationSettings,
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
} from '@shop/contracts/support/notifications';
import { VisuallyHidden } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { color, font, media, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Channel } from './save-setting.mutation.ts';

interface SettingsTableProps {
  readonly settings: CallAnswer<typeof getNotificationSettings>['items'];
  readonly onSwitch: (change: { kind: NotificationKind; channel: Channel; isOn: boolean }) => void;
}

/** Kinds by channels; a dash where a kind has no emails. */
export function SettingsTable({ settings, onSwitch }: SettingsTableProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">О чём сообщать в магазине и письмом</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">О чём</th>
          <th scope="col">В магазине</th>
          <th scope="col">Письмом</th>
        </tr>
      </thead>
      <tbody>
        {settings.map(({ kind, inShop, byMail, hasMail }) => (
          <tr key={kind}>
            <th scope="row">{NOTIFICATION_KIND_NAMES[kind]}</th>
            <td>
              <Checkbox
                label={`${NOTIFICATION_KIND_NAMES[kind]}: в магазине`}
                labelHidden
                checked={inShop}
                onChange={({ target }) => onSwitch({ kind, channel: 'inShop', isOn: target.checked })}
              />
            </td>
            <td>
              {hasMail ? (
                <Checkbox
                  label={`${NOTIFICATION_KIND_NAMES[kind]}: письмом`}
                  labelHidden
                  checked={byMail}
                  onChange={({ target }) => onSwitch({ kind, channel: 'byMail', isOn: target.checked })}
                />
              ) : (
                <>
                  <span aria-hidden>—</span>
                  <VisuallyHidden>Писем об этом нет</VisuallyHidden>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  ${text.m}
  th,
  td {
    padding: ${space[1]} ${space[2]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    font-weight: ${font.regular};
  }
  :is(th, td) + :is(th, td) {
    inline-size: 96px;
    text-align: center;
  }
  td > div {
    display: grid;
    justify-content: center;
  }
  thead th {
    color: ${color.textMuted};
    ${text.s}
  }
  ${media.down('mobileSmall')} {
    ${text.s}
    th,
    td {
      padding-inline: ${space[1]};
    }
    tbody th {
      overflow-wrap: anywhere;
    }
    :is(th, td) + :is(th, td) {
      inline-size: 72px;
    }
  }
`;
