import { styled } from 'styled-components';

interface PrintedInsteadProps {
  /** The printed replacement, true for any reader on any day. */
  readonly instead: string;
  readonly children: string;
}

/** Text that is true only on this screen, such as «Вы» and «Сегодня». */
export function PrintedInstead({ instead, children }: PrintedInsteadProps) {
  return (
    <Replaced data-on-paper={instead}>
      <span>{children}</span>
    </Replaced>
  );
}

const Replaced = styled.span`
  @media print {
    & > span {
      display: none;
    }
    &::after {
      content: attr(data-on-paper);
    }
  }
`;
