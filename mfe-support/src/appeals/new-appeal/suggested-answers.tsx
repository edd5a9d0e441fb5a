import { useQuery } from '@shop/platform/query';
import { Link, Stack, Text, VisuallyHidden } from '@shop/ui';
import { space } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { useDebounced } from '../../common/use-debounced.ts';
import { faqQuery } from '../../faq/faq.api.ts';
import { suggestAnswers } from './suggest-answers.ts';

/** Existing answers below the subject while it is typed; renders nothing without a match or a connection. */
export function SuggestedAnswers({ subject }: { subject: string }) {
  const faq = useQuery(faqQuery());
  const found = suggestAnswers(faq.data?.sections ?? [], useDebounced(subject));
  return (
    <div role="status">
      {found.length > 0 && (
        <Stack gap={1}>
          <Text size="s" tone="muted">
            Возможно, ответ уже есть:
          </Text>
          <Answers>
            {found.map(({ code, question }) => (
              <li key={code}>
                <Link href={`/faq/#${code}`} target="_blank">
                  {question}
                  <VisuallyHidden> Откроется в новой вкладке</VisuallyHidden>
                </Link>
              </li>
            ))}
          </Answers>
        </Stack>
      )}
    </div>
  );
}

const Answers = styled.ul`
  & > li {
    padding-block: ${space[1]};
  }
`;
