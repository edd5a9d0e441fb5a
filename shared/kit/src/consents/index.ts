export { ConsentBoxes, ConsentWords } from './consent-boxes.tsx';
export { consentTextsQuery, knownTexts } from './consent-texts.queries.ts';
export { useTicked } from './use-ticked.ts';
