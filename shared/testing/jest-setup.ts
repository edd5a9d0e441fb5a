import '@testing-library/jest-dom';
import { failOnConsoleErrors } from './console.ts';

failOnConsoleErrors();
