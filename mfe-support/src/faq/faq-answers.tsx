import type { FaqItem } from '@shop/contracts/support/content';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Card, Link, Row, Stack, toast } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { CopyIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { MarkedText } from '../common/rich-text/marked-text.tsx';
import { RichText } from '../common/rich-text/rich-text.tsx';
import type { OpenAnswers } from './use-open-answers.ts';

/** Questions of a section as disclosures. */
export function FaqAnswers({ items, opened }: { items: readonly FaqItem[]; opened: OpenAnswers }) {
  const mayEdit = useIsAllowed('content.edit');
  return (
    <Framed padding={0}>
      <List>
        {items.map(({ id, code, question, answer }) => (
          <li key={code} id={code}>
            <Disclosure
              summary={<MarkedText text={question} />}
              level={3}
              open={opened.has(code)}
              onToggle={(isOpen) => opened.set(code, isOpen)}
            >
              <Stack gap={3} align="start">
                <RichText blocks={answer} under={3} hasAnchors={false} />
                <Row>
                  <Button
                    variant="quiet"
                    size="s"
                    icon={<CopyIcon />}
                    aria-label={`Скопировать ссылку на ответ «${question}»`}
                    onClick={() => void copyLink(code)}
                  >
                    Скопировать ссылку
                  </Button>
                  {mayEdit && (
                    <Link
                      to={`/manager/content/faq/${id}/`}
                      aria-label={`Изменить ответ «${question}»`}
                      data-off-paper
                    >
                      Изменить
                    </Link>
                  )}
                </Row>
              </Stack>
            </Disclosure>
          </li>
        ))}
      </List>
    </Framed>
  );
}

async function copyLink(code: string): Promise<void> {
  const link = `${location.origin}/faq/#${code}`;
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Ссылка скопирована');
  } catch {
    // Clipboard access is denied, or the page is not served by https: the link is shown for copying by hand.
    toast(`Ссылка на ответ: ${link}`, { durationMs: 20_000 });
  }
}

const Framed = styled(Card)`
  max-inline-size: 860px;
`;

const List = styled.ul`
  & > li {
    padding: ${space[1]} ${space[4]};
    scroll-margin-block-start: 88px;
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  @media print {
    & > li {
      break-inside: avoid;
    }
  }
`;
