import { stemOf } from './stem.ts';
import { wordsOf } from './words.ts';

/**
 * Each entry is a word of the trade and the words that a buyer who types it may mean too. It also holds the other way
 * round, but no further: «рукавицы» finds «варежки», and does not find «краги».
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  болгарка: 'ушм углошлифмашина',
  варежки: 'рукавицы краги',
  верхонки: 'рукавицы',
  тапочки: 'сандалии сабо',
  тапки: 'сандалии сабо',
  шлёпанцы: 'сандалии сабо',
  берцы: 'ботинки',
  туфли: 'полуботинки',
  шлем: 'каска',
  каскетка: 'бейсболка',
  кепка: 'бейсболка',
  подшлемник: 'балаклава',
  роба: 'костюм спецовка',
  спецовка: 'костюм',
  комбез: 'комбинезон полукомбинезон',
  штаны: 'брюки',
  майка: 'футболка',
  безрукавка: 'жилет',
  жилетка: 'жилет',
  дождевик: 'плащ',
  передник: 'фартук',
  противошумы: 'беруши наушники',
  лепесток: 'респиратор',
  забрало: 'щиток',
  пассатижи: 'плоскогубцы',
  кусачки: 'бокорезы',
  гвоздодёр: 'монтировка',
  саморез: 'шуруп',
  фонарик: 'фонарь',
  батарея: 'аккумулятор',
  акб: 'аккумулятор',
  диск: 'круг',
};

const bySynonym = pairBothWays();

/** Stems of the words that mean the same as those of a stem. */
export function synonymsOf(stem: string): readonly string[] {
  return bySynonym.get(stem) ?? [];
}

function pairBothWays(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (one: string, other: string) => {
    found.set(one, (found.get(one) ?? new Set()).add(other));
  };
  for (const [word, others] of Object.entries(SYNONYMS))
    for (const other of stemsOf(others))
      for (const one of stemsOf(word)) {
        add(one, other);
        add(other, one);
      }
  return new Map([...found].map(([stem, others]) => [stem, [...others]]));
}

/** The catalogue's words are compared by these stems. */
function stemsOf(words: string): readonly string[] {
  return wordsOf(words).map(({ text }) => stemOf(text));
}
