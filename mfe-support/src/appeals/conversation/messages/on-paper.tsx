import { styled } from 'styled-components';

interface OnPaperProps {
  /** What a paper says instead: it is read by others, too, and on other days. */
  readonly instead: string;
  readonly children: string;
}

/** Words that are true for whoever looks at the screen now, such as «Вы» and «Сегодня». */
export function OnPaper({ instead, children }: OnPaperProps) {
  return (
    <Words data-on-paper={instead}>
      <span>{children}</span>
    </Words>
  );
}

const Words = styled.span`
  @media print {
    & > span {
      display: none;
    }
    &::after {
      content: attr(data-on-paper);
    }
  }
`;
