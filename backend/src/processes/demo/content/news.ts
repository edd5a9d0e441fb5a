/**
 * News of the demo shop, newest first; the texts are in `news/<code>.md`. Days count from the day the shop was filled.
 */
export const demoNews = [
  { code: 'novaya-liniya-perchatok', daysAgo: 2 },
  { code: 'otgruzka-v-prazdniki', daysAgo: 5 },
  { code: 'obrashcheniya', daysAgo: 8 },
  { code: 'podpis-upd', daysAgo: 11 },
  { code: 'zimnie-kostyumy', daysAgo: 19 },
  { code: 'sklad-moskva', daysAgo: 33 },
  { code: 'obnovlyonnye-normy', daysAgo: 47 },
  { code: 'respiratory-gost', daysAgo: 64 },
] as const;
