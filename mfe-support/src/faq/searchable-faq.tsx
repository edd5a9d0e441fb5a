import type { FaqSection } from '@shop/contracts/support/content';
import { countOf, plural } from '@shop/domain/format/number';
import { Heading, Stack, Text, TextField } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { SearchWords } from '../common/rich-text/marked-text.tsx';
import { useHashTarget } from '../common/rich-text/use-hash-target.ts';
import { stemsOf, wordsOf } from '../common/rich-text/word-search.ts';
import { AskQuestionButton } from './ask-question-button.tsx';
import { FaqAnswers } from './faq-answers.tsx';
import { searchFaq } from './search-faq.ts';
import { useFaqSearch } from './use-faq-search.ts';
import { useOpenAnswers } from './use-open-answers.ts';

/** Up to this many results are opened at once. */
const OPEN_FOUND_MAX = 3;

/** The search and its results; the question in the URL is open. */
export function SearchableFaq({ sections }: { sections: readonly FaqSection[] }) {
  const { typed, setTyped } = useFaqSearch();
  const words = useMemo(() => wordsOf(typed), [typed]);
  const found = useMemo(() => searchFaq(sections, stemsOf(words)), [sections, words]);
  // Typed words are highlighted as typed, other forms up to the stem.
  const marked = useMemo(() => [...words, ...stemsOf(words)], [words]);
  const codes = found.flatMap(({ items }) => items.map(({ code }) => code));
  const opened = useOpenAnswers(words.length > 0 && codes.length <= OPEN_FOUND_MAX ? codes : []);
  useHashTarget(true);
  return (
    <Stack gap={5}>
      <Search
        role="search"
        aria-label="Поиск ответов"
        onSubmit={(event) => event.preventDefault()}
        data-off-paper
      >
        <TextField
          label="Найти ответ"
          type="search"
          icon={<SearchIcon />}
          size="l"
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Found role="status">
          {words.length > 0 &&
            codes.length > 0 &&
            `${plural(codes.length, 'Найден', 'Найдено', 'Найдено')} ${countOf(codes.length, 'ответ', 'ответа', 'ответов')}`}
        </Found>
      </Search>
      {codes.length === 0 ? (
        <div role="status">
          <EmptyState icon={<SearchIcon />} title="Ничего не нашлось" action={<AskQuestionButton />}>
            Попробуйте другие слова или спросите нас.
          </EmptyState>
        </div>
      ) : (
        <SearchWords value={marked}>
          {found.map(({ code, name, items }) => (
            <Stack key={code} as="section" gap={2} aria-labelledby={`section-${code}`}>
              <Heading level={2} id={`section-${code}`}>
                {name}
              </Heading>
              <FaqAnswers items={items} opened={opened} />
            </Stack>
          ))}
          <Text as="div" data-off-paper>
            <Stack gap={2} align="start">
              <Text tone="muted">Не нашли ответа?</Text>
              <AskQuestionButton />
            </Stack>
          </Text>
        </SearchWords>
      )}
    </Stack>
  );
}

const Search = styled.form`
  max-inline-size: 720px;
`;

/** Reserves its line, so that nothing moves when it is filled. */
const Found = styled.p`
  min-block-size: 1.5rem;
  padding-block-start: 6px;
`;
