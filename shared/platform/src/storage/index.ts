export { type Persisted, persisted } from './persisted.ts';
