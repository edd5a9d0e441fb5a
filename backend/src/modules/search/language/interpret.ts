import type { ArticleList } from './article-list.ts';
import { byCutting, byMistakes, bySound, bySoundBeginning } from './corrections.ts';
import { otherLayout } from './keyboard.ts';
import { joinMeasures } from './measures.ts';
import { isFiller, partOf, partsOf, type QueryPart, type QueryWord } from './query.ts';
import { inCyrillic, inLatin } from './sound.ts';
import { isInNames, lookUp, type Vocabulary } from './vocabulary.ts';
import { toCyrillic } from './words.ts';

export interface Interpretation {
  readonly parts: readonly QueryPart[];
  /** The corrected query, if it differs from the typed one. */
  readonly corrected: string | null;
  /** Some word was only guessed by its root. */
  readonly isGuess: boolean;
}

/** A quoted query («"gthxfnrb"») is searched unchanged. */
const QUOTED = /^["«„“](.*)["»“”]$/s;

const REMEMBERED = 2000;

type Correction = (vocabulary: Vocabulary, text: string) => QueryWord | null;

/** Translates a query into the words of this catalogue: other layout, other alphabet, spelling mistakes. */
export class Interpreter {
  readonly #vocabulary: Vocabulary;
  readonly #articles: ArticleList;
  /** Caches corrections: one search asks for each many times, and people make the same mistakes. */
  readonly #meantBefore = new Map<string, QueryPart>();

  constructor(vocabulary: Vocabulary, articles: ArticleList) {
    this.#vocabulary = vocabulary;
    this.#articles = articles;
  }

  interpret(query: string): Interpretation {
    const quoted = QUOTED.exec(query.trim())?.[1];
    const typed = joinMeasures(this.#vocabulary, partsOf(quoted ?? query));
    const meant = typed.map((part) => (quoted === undefined ? this.#meant(part) : withoutSynonyms(part)));
    const isCorrected = meant.some(({ text }, place) => text !== typed[place]!.text);
    const telling = meant.filter((part) => !isFiller(part) && !this.#isLabel(part));
    const parts = (telling.length > 0 ? telling : meant).map((part) => ({
      ...part,
      words: part.words.map((word) => this.#asFarAsNeeded(word)),
    }));
    return {
      parts,
      corrected: isCorrected ? meant.map(({ text }) => text).join(' ') : null,
      isGuess: parts.some(({ words }) =>
        words.some(({ text, beginning }) => beginning !== null && beginning !== text),
      ),
    };
  }

  /** Gives the parts of a query that the catalogue knows, corrected; empty if there are none. */
  knownOf(query: string): string {
    const typed = joinMeasures(this.#vocabulary, partsOf(QUOTED.exec(query.trim())?.[1] ?? query));
    const meant = typed.map((part) => this.#meant(part)).filter((part) => !isFiller(part));
    const known = meant.filter((part) => this.#isKnown(part));
    return known.map(({ text }) => text).join(' ');
  }

  /** «размер 42» looks for 42, unless there is a product with that word. */
  #isLabel({ words }: QueryPart): boolean {
    const { propertyNames } = this.#vocabulary;
    return words.every((word) => propertyNames.has(word.stem) && !this.#isInCatalogue(word));
  }

  /** «каска» is a name in the catalogue already, so it does not mean «каскад». */
  #asFarAsNeeded(word: QueryWord): QueryWord {
    const place = this.#vocabulary.words.indexOf(word.text);
    return place !== -1 && isInNames(this.#vocabulary, place) ? { ...word, beginning: null } : word;
  }

  #meant(part: QueryPart): QueryPart {
    if (this.#isKnown(part)) return part;
    const meant = this.#meantBefore.get(part.text) ?? this.#find(part);
    // Setting the entry again moves it to the end, so the least recently used one is evicted first.
    this.#meantBefore.delete(part.text);
    this.#meantBefore.set(part.text, meant);
    if (this.#meantBefore.size > REMEMBERED) this.#meantBefore.delete(this.#meantBefore.keys().next().value!);
    return meant;
  }

  #find(part: QueryPart): QueryPart {
    // Similar letters of the other alphabet and superfluous hyphens are invisible to people, so they are no corrections
    // to report.
    const alike = [toCyrillic(part.text.toLowerCase()), part.text.replace(/[^\p{L}\p{N}]/gu, '')];
    const known = alike.map(partOf).find((one) => this.#isKnown(one));
    if (known !== undefined) return { ...known, text: part.text };
    return this.#corrected(part) ?? this.#guessed(part);
  }

  /** Tries the likeliest mistakes first. */
  #corrected(part: QueryPart): QueryPart | null {
    const layout = partOf(otherLayout(part.text));
    if (this.#isKnown(layout)) return layout;
    const sounding = this.#with(part, bySound);
    if (sounding !== null) return sounding;
    const cyrillic = partOf(inCyrillic(part.text.toLowerCase()));
    if (this.#isKnown(cyrillic)) return cyrillic;
    const article = partOf(inLatin(part.text.toLowerCase()));
    if (this.#isArticle(article)) return article;
    const beginning = this.#with(part, bySoundBeginning);
    if (beginning !== null) return beginning;
    const readings = part.text === cyrillic.text ? [part, layout] : [part, layout, cyrillic];
    for (const limit of [1, 2])
      for (const one of readings) {
        const mended = this.#with(one, (vocabulary, text) => byMistakes(vocabulary, text, limit));
        if (mended !== null) return mended;
      }
    return null;
  }

  /** Gives the part with its unknown words corrected; null unless all of them can be. */
  #with(part: QueryPart, correct: Correction): QueryPart | null {
    const words = part.words.map((word) =>
      this.#isKnownWord(word) ? word : correct(this.#vocabulary, word.text),
    );
    if (words.length === 0 || !words.every((word) => word !== null)) return null;
    return { text: words.map(({ text }) => text).join(' '), words, articleKey: null };
  }

  #guessed(part: QueryPart): QueryPart {
    const words = part.words.map((word) =>
      this.#isKnownWord(word) ? word : (byCutting(this.#vocabulary, word.text) ?? word),
    );
    return { ...part, words };
  }

  #isKnown(part: QueryPart): boolean {
    if (part.words.length === 0) return false;
    if (isFiller(part) || part.words.every((word) => this.#isKnownWord(word))) return true;
    return this.#isArticle(part);
  }

  #isArticle({ articleKey }: QueryPart): boolean {
    return articleKey !== null && this.#articles.beginning(articleKey).length > 0;
  }

  #isKnownWord(word: QueryWord): boolean {
    return this.#vocabulary.propertyNames.has(word.stem) || this.#isInCatalogue(word);
  }

  #isInCatalogue(word: QueryWord): boolean {
    const { forms, longer } = lookUp(this.#vocabulary, word);
    return forms.length > 0 || longer.length > 0;
  }
}

/** A quoted word means nothing else. */
function withoutSynonyms(part: QueryPart): QueryPart {
  return { ...part, words: part.words.map((word) => ({ ...word, synonyms: [] })) };
}
