export { ConsentBoxes, ConsentWords } from './consent-boxes.tsx';
export { consentTextsQuery, knownTexts, readTextsAgain } from './consent-texts.queries.ts';
export { useTicked } from './use-ticked.ts';
