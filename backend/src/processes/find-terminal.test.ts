import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTerminal } from './find-terminal.ts';

/** Whether a server with terminals at these descriptors prints secrets. */
const prints = (...terminals: number[]) =>
  findTerminal((descriptor) => terminals.includes(descriptor)) !== null;

test('a secret is printed only where somebody sits at the terminal (§6.32)', () => {
  assert.equal(prints(0, 1, 2), true);
  assert.equal(prints(1, 2), false);
  assert.equal(prints(0), false);
  assert.equal(prints(), false);
});

test('npm start hands its own terminal over', () => {
  assert.equal(prints(3), true);
});
