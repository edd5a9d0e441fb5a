import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { failOnConsoleErrors } from './console.ts';

// A whole page on a busy machine needs more than the library's one second.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);
failOnConsoleErrors();
